import { findNumber } from './find-number.js';

/** The number a text consists of ("1 ½", "3/4", "1,5"), null when it is empty or holds anything else. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const match = findNumber(trimmed);
  return match && match.start === 0 && match.end === trimmed.length ? match.value : null;
}
