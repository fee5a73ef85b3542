// Fetches texts by language and hash; what has a hash never changes, so it is fetched once.
import { Texts, type Lang } from './texts';
import type { TextFiles } from '../wire/server';

const fetched = new Map<string, Promise<string>>();

function text(lang: Lang, hash: string, table?: string): Promise<string> {
  const address = `/texts/${lang}/${hash}.ftl${table ? `?table=${encodeURIComponent(table)}` : ''}`;
  const key = `${lang}/${hash}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

/** The texts of the program, and of cards: those of a table where one is open. */
export async function loadTexts(
  lang: Lang,
  program: TextFiles,
  cards: readonly TextFiles[] = [],
  table?: string,
): Promise<Texts> {
  const of = (lang: Lang) =>
    Promise.all([
      text(lang, program[lang]),
      ...cards.flatMap((files) => (files[lang] ? [text(lang, files[lang], table)] : [])),
    ]);
  const [own, english] = await Promise.all([of(lang), lang === 'en' ? [] : of('en')]);
  return new Texts(lang, own, english, (problem) => console.error(`Text: ${problem}`));
}
