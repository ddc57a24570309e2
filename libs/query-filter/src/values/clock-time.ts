import type { MomentParts } from './moment-parts.js';

export type ClockTime = Pick<MomentParts, 'hour' | 'minute' | 'second' | 'millisecond' | 'offset'>;

const CLOCK =
  /^(?<hour>\d{1,2})(?::(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?)?\s*(?:(?<half>[ap]\.?m\.?)\s*)?(?<zone>z|utc|gmt|(?:utc|gmt)?[+-]\d{2}(?::?\d{2})?)?$/i;

/** Parses a time of day: "10:30", "10:30:15.5Z", "9 pm", "10:30 +02:00"; null if invalid. The default zone is UTC. */
export function parseClockTime(text: string): ClockTime | null {
  const groups = CLOCK.exec(text)?.groups;
  if (!groups || (!groups.minute && !groups.half)) return null;
  const hour = hourOf(Number(groups.hour), groups.half);
  if (hour === null) return null;
  return {
    hour,
    minute: Number(groups.minute ?? 0),
    second: Number(groups.second ?? 0),
    millisecond: Math.floor(Number(`0.${groups.fraction ?? 0}`) * 1000),
    offset: offsetOf(groups.zone ?? ''),
  };
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}
