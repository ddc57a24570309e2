import { plainText } from '../../shared/format/find-rows.js';

/** Under which everything goes that does not begin with a letter. */
const REST = '#';

export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/** Things by name, gathered under their first letters as the reader's language orders them; accents do not count. */
export function byLetter<Item extends { name: string }>(items: readonly Item[], locale: string): LetterGroup<Item>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, Item[]>();
  for (const item of [...items].sort((a, b) => compare(a.name, b.name))) {
    const letter = firstLetter(item.name, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups]
    .map(([letter, grouped]) => ({ letter, items: grouped }))
    .sort((a, b) => Number(a.letter === REST) - Number(b.letter === REST) || compare(a.letter, b.letter));
}

function firstLetter(name: string, locale: string): string {
  const [first = ''] = plainText(name);
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : REST;
}
