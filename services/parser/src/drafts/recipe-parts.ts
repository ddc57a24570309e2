import { truncate } from '@larder/contracts';
import { cleanImages, cleanTime, type DurationWords, type Note, type ScrapedLine } from '@larder/recipe-scraper';

/** The recipe service rejects longer texts; pages and exports may contain any text. */
export const MAX_LENGTH = {
  name: 1000,
  short: 1000,
  text: 100_000,
  line: 10_000,
  organizer: 255,
  address: 10_000,
} as const;
/** The length of a recipe as JSON; a longer one would not fit a message. */
export const MAX_RECIPE_LENGTH = 900_000;
const MAX_COUNT = { organizers: 500, lines: 2000, notes: 500 } as const;

/** The name to be stored: a recipe without one is named after its id. */
export function nameOrId(name: string | null | undefined, id: string): string {
  return truncate(name?.trim() ?? '', MAX_LENGTH.name).trim() || `No Recipe Name Found - ${id}`;
}

/** Text on one line; null when empty. */
export function shortText(text: string | null | undefined): string | null {
  return typeof text === 'string' ? truncate(text, MAX_LENGTH.short) : null;
}

/** A duration in the user's language; null for an invalid one. */
export function timeText(value: unknown, words: DurationWords): string | null {
  return shortText(cleanTime(value, words));
}

/** Unparsed ingredient lines. */
export function ingredientsOf(lines: readonly ScrapedLine[]) {
  return lines.slice(0, MAX_COUNT.lines).map(({ title, text }) => {
    const line = truncate(text, MAX_LENGTH.line);
    return { quantity: 1, note: line, originalText: line, title: truncate(title, MAX_LENGTH.short) };
  });
}

/** Steps, short and few enough to be stored. */
export function stepsOf(lines: readonly ScrapedLine[]) {
  return lines.slice(0, MAX_COUNT.lines).map(cutText);
}

/** Notes, short and few enough to be stored. */
export function notesOf(notes: readonly Note[]): Note[] {
  return notes.slice(0, MAX_COUNT.notes).map(cutText);
}

/** Organizers by name: the recipe service finds those the group has and creates the others. */
export function organizersOf(names: readonly string[]): { name: string }[] {
  const usable = names.map((name) => name.trim()).filter((name) => name && name.length <= MAX_LENGTH.organizer);
  return usable.slice(0, MAX_COUNT.organizers).map((name) => ({ name }));
}

/** A storable address; null for an invalid one. */
export function storableUrl(url: string | null): string | null {
  return url && url.length <= MAX_LENGTH.address ? url : null;
}

/** The addresses of images in a field of an export. */
export function imageUrlsOf(value: unknown): string[] {
  return cleanImages(value).filter((address) => /^https?:\/\//i.test(address));
}

function cutText({ title, text }: { title: string; text: string }): { title: string; text: string } {
  return { title: truncate(title, MAX_LENGTH.short), text: truncate(text, MAX_LENGTH.text) };
}
