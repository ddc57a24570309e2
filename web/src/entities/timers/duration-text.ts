const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "1 hr 30 min", in the words of a language. */
export function durationText(seconds: number, language: string): string {
  const parts: string[] = [];
  let remaining = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    if (count > 0) parts.push(count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' }));
  }
  return parts.join(' ');
}
