import { findNumber } from './find-number.js';

/** The number in a text without other content ("1 ½", "3/4", "1,5"); null for any other text. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const match = findNumber(trimmed);
  return match && match.start === 0 && match.end === trimmed.length ? match.value : null;
}
