import type { ScrapedLine } from '@larder/recipe-scraper';

/** The recipe service refuses longer texts; a page or an export may say anything. */
export const LONGEST = {
  name: 1000,
  short: 1000,
  text: 100_000,
  line: 10_000,
  organizer: 255,
  address: 10_000,
} as const;
/** Nobody has a recipe as long as this, as JSON; a longer one would not fit a message. */
export const LONGEST_RECIPE = 900_000;
const MOST = { organizers: 500, lines: 2000 } as const;

/** A name that can be stored; what has none is named after its id. */
export function nameOf(name: string, id: string): string {
  return name.trim().slice(0, LONGEST.name).trim() || `No Recipe Name Found - ${id}`;
}

/** Text of one line; null for none. */
export function shortText(text: string | null | undefined): string | null {
  return text?.slice(0, LONGEST.short) ?? null;
}

/** Unparsed ingredient lines. */
export function ingredientsOf(lines: readonly ScrapedLine[]) {
  return lines.slice(0, MOST.lines).map(({ title, text }) => {
    const line = text.slice(0, LONGEST.line);
    return { quantity: 1, note: line, originalText: line, title: title.slice(0, LONGEST.short) };
  });
}

export function stepsOf(lines: readonly ScrapedLine[]) {
  return lines.slice(0, MOST.lines).map(({ title, text }) => {
    return { title: title.slice(0, LONGEST.short), text: text.slice(0, LONGEST.text) };
  });
}

/** Organizers by name: the recipe service finds those the group has and makes the others. */
export function organizersOf(names: readonly string[]): { name: string }[] {
  const usable = names.map((name) => name.trim()).filter((name) => name && name.length <= LONGEST.organizer);
  return usable.slice(0, MOST.organizers).map((name) => ({ name }));
}

export function addressOf(url: string | null): string | null {
  return url && url.length <= LONGEST.address ? url : null;
}
