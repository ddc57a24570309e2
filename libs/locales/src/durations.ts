import { translate } from './translate.js';

/** Units of cooking times. */
export const DURATION_UNITS = ['year', 'day', 'hour', 'minute', 'second'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** The name of a unit for this number, without the number: "minutes". */
export function durationWord(locale: string, unit: DurationUnit, count: number): string {
  return translate(locale, `durations.${unit}`, { count });
}
