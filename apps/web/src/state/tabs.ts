// Letters for verbs: the first letter of each that is still free, never one that the table needs for itself.

const TAKEN = ['o', 'u', 'l'];

export function tabLetters(labels: readonly string[]): string[] {
  const used = new Set(TAKEN);
  return labels.map((label) => {
    const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const letter = [...plain].find((c) => /[a-z]/.test(c) && !used.has(c)) ?? '';
    used.add(letter);
    return letter.toUpperCase();
  });
}
