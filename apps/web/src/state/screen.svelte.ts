// How large the screen is, as far as something other than a style sheet has to know it.
import { BREAKPOINTS } from '../themes/breakpoints';

const phone = matchMedia(BREAKPOINTS.phone);
let small = $state(phone.matches);
phone.addEventListener('change', () => (small = phone.matches));

/** The phone layout: one column, things stand upright. */
export function portrait(): boolean {
  return small;
}
