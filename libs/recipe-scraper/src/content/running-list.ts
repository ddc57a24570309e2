import { looksMeasured } from './measured.js';

const MIN_PARTS = 3;
const BULLET = /\s?[•▪●]\s?/u;

/**
 * The ingredients of a text that lists them in a row: "1 kg tomatoes, 1 cucumber, salt". Most must begin with an amount;
 * any other text is a single ingredient.
 */
export function splitRunningList(text: string): string[] {
  const parts = [BULLET, /;\s+/, /[,、]\s+/].map((separator) => text.split(separator).filter(Boolean));
  return parts.find(isList) ?? [text];
}

const isList = (texts: readonly string[]): boolean =>
  texts.length >= MIN_PARTS && texts.filter(looksMeasured).length > texts.length / 2;
