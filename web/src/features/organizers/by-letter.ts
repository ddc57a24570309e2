import { normalizeText } from '../../shared/text/normalize-text.js';

/** The heading of names that do not begin with a letter. */
const REST = '#';

export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/** Records by name, grouped by first letter in the order of the user's language; accents are ignored. */
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
  const [first = ''] = normalizeText(name);
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : REST;
}
