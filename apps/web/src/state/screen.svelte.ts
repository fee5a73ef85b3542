// How large the screen is, as far as something other than a style sheet has to know it.

const phone = matchMedia('(max-width: 719px)');
let small = $state(phone.matches);
phone.addEventListener('change', () => (small = phone.matches));

/** The phone layout: one column, things stand upright. */
export function portrait(): boolean {
  return small;
}
