// Choices with an amount: a branch with a leaf for each, or the leaves themselves where there is room.
import type { Choice } from '../wire/table';

/** As many choices as there are number keys. */
export const PAGE = 9;

/** What a branch leads to. */
export function below(choice: Choice): Choice[] {
  if (choice.then?.length) return choice.then;
  return (choice.amounts ?? []).map(({ label, action }, at) => ({
    key: at + 1,
    number: choice.number,
    label,
    action,
    things: choice.things,
  }));
}

/** Every amount by itself, as long as each has a number key: nobody has to open a branch to learn that there are more. */
export function spread(choices: readonly Choice[]): Choice[] {
  const all = choices.flatMap((choice) => (choice.amounts?.length ? below(choice) : [choice]));
  return all.length <= PAGE ? all : [...choices];
}
