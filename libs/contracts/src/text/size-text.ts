const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** A size formatted for users: `812 bytes`, `1.0 KB`, `12.35 MB` (docs/api/conventions.md#limits). */
export function sizeText(bytes: number): string {
  if (bytes < STEP) return `${bytes} bytes`;
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${decimals(value)} ${UNITS[unit]}`;
}

/** Two decimals at most, one at least. */
function decimals(value: number): string {
  const text = value.toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
