/** The units of durations, longest first, with their seconds. A year has 365 days. */
const UNIT_SECONDS = { year: 31_536_000, day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;

export type DurationUnit = keyof typeof UNIT_SECONDS;

/** The word for a unit in the number of an amount: `('hour', 2)` is "hours". */
export type DurationWords = (unit: DurationUnit, count: number) => string;

export const ENGLISH_DURATION_WORDS: DurationWords = (unit, count) => (count === 1 ? unit : `${unit}s`);

const part = (letter: string): string => `(?:(\\d{1,9}(?:[.,]\\d{1,9})?)?\\s?${letter})?\\s?`;
const ISO_8601 = new RegExp(
  `^P${part('Y')}${part('M')}${part('W')}${part('D')}(T)?${part('H')}${part('M')}${part('S')}$`,
  'i',
);

/**
 * Seconds of an ISO 8601 duration such as `PT1H30M`, in any case and with fractions; years and months are ignored. Null
 * for any other text. `P30M`, which many pages write, means minutes.
 */
export function parseIsoDuration(text: string): number | null {
  const match = ISO_8601.exec(text.trim());
  if (!match) return null;
  const [years, months, weeks, days] = match.slice(1, 5).map(numberOf);
  const [hours, minutes, seconds] = match.slice(6, 9).map(numberOf);
  const isMinutes = !match[5] && !years && !days;
  return (
    (weeks ?? 0) * 7 * UNIT_SECONDS.day +
    (days ?? 0) * UNIT_SECONDS.day +
    (hours ?? 0) * UNIT_SECONDS.hour +
    ((minutes ?? 0) + (isMinutes ? (months ?? 0) : 0)) * UNIT_SECONDS.minute +
    (seconds ?? 0)
  );
}

/** A number of seconds in words, "1 day 2 hours", without units that are zero; null for less than a second. */
export function formatDuration(seconds: number, words: DurationWords = ENGLISH_DURATION_WORDS): string | null {
  let rest = Math.floor(seconds);
  const parts: string[] = [];
  for (const unit of Object.keys(UNIT_SECONDS) as DurationUnit[]) {
    const count = Math.floor(rest / UNIT_SECONDS[unit]);
    rest -= count * UNIT_SECONDS[unit];
    if (count > 0) parts.push(`${count} ${words(unit, count)}`);
  }
  return parts.length > 0 ? parts.join(' ') : null;
}

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));
