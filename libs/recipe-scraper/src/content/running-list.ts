import { looksMeasured } from './measured.js';

const MIN_PARTS = 3;
const MAX_PART = 80;
const BULLET = /\s?[•▪●]\s?/u;
const PIPE = /\s?\|\s?/;
/** Separators outside of brackets. */
const SEMICOLON = /;\s+(?![^()]{0,80}\))/;
const COMMA = /(?:,\s+|[、，]\s*)(?![^()]{0,80}\))/;
/** What is done with the food before a comma: "sifted", "finely chopped", "melted and cooled". */
const DONE =
  /^(?:\p{L}+ly\s)?(?:\p{L}+ed|beaten|cut|to taste|optional|at room temperature)(?:$|\s(?:and|or|in|into|to|for|with|until)\s)/iu;

/**
 * The ingredients of a text that lists them in a row: "1 kg tomatoes, 1 cucumber, salt". Most must begin with an amount,
 * below a heading one of them, in a row of short texts; any other text is a single ingredient.
 */
export function splitRunningList(text: string, isAnnounced = false): string[] {
  const parts = [BULLET, PIPE, SEMICOLON, COMMA].map((separator) => withRemarks(text.split(separator).filter(Boolean)));
  return parts.find((texts) => isList(texts, isAnnounced))?.map(withoutFullStop) ?? [text];
}

function isList(texts: readonly string[], isAnnounced: boolean): boolean {
  const measured = texts.filter(looksMeasured).length;
  const isRow = isAnnounced && measured > 0 && texts.every(({ length }) => length <= MAX_PART);
  return texts.length >= MIN_PARTS && (isRow || measured > texts.length / 2);
}

function withRemarks(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const before = DONE.test(text) ? lines.pop() : undefined;
    lines.push(before === undefined ? text : `${before}, ${text}`);
  }
  return lines;
}

/** The full stop after the last ingredient; abbreviations are shorter. */
const withoutFullStop = (text: string): string => text.replace(/(?<=\p{L}{4})\.$/u, '');
