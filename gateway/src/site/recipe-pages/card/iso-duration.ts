import { findDurations } from '@larder/measures';

const ISO = /^P(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/i;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A time as people write it ("1 hour 30 minutes") as ISO 8601 duration ("PT1H30M"); the sum of several. Undefined for
 * text without a time below a day.
 */
export function isoDuration(text: string | null | undefined): string | undefined {
  const written = text?.trim() ?? '';
  if (ISO.test(written) && /\d/.test(written)) return written.toUpperCase();
  const seconds = findDurations(written).reduce((sum, each) => sum + each.seconds, 0);
  return seconds > 0 ? formatSeconds(seconds) : undefined;
}

function formatSeconds(seconds: number): string {
  const parts = [
    [Math.floor(seconds / HOUR), 'H'],
    [Math.floor((seconds % HOUR) / MINUTE), 'M'],
    [seconds % MINUTE, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')}`;
}
