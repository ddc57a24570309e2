import { findNumber } from './find-number.js';

/** The number a text consists of ("1 ½", "3/4", "1,5"), null when it is empty or holds anything else. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const found = findNumber(trimmed);
  return found && found.start === 0 && found.end === trimmed.length ? found.value : null;
}
