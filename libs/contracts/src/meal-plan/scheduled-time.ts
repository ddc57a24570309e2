import { unixTime } from '../primitives/moment.js';

const COMPACT = /^(\d{2})(\d{2})(\d{2})?$/;
const DIGITS = /^\d+(\.\d+)?$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const MINUTES_PER_DAY = 1_440;

/**
 * Parses a time of day to UTC, `HH:MM:SS` or with fractions. Accepts `HH:MM`, `HHMM`, with seconds, with an offset
 * (converted), or a time as ISO text or Unix time, of which the time of day is used. Null for anything else.
 */
export function parseScheduledTime(input: unknown): string | null {
  if (typeof input === 'number') return timeOf(unixTime(input));
  if (typeof input !== 'string') return null;
  const text = input.trim();
  const [, hours, minutes, seconds] = COMPACT.exec(text) ?? [];
  if (hours && minutes) return timeOfDay(hours, minutes, seconds ?? '00');
  if (DIGITS.test(text)) return timeOf(unixTime(Number(text)));
  if (DATE_TIME.test(text)) return timeOf(new Date(text.replace(' ', 'T')));
  return parseTime(text);
}

function parseTime(text: string): string | null {
  const [, hours = '', minutes = '', seconds = '00', fraction, offset] = TIME.exec(text) ?? [];
  const time = hours ? timeOfDay(hours, minutes, seconds) : null;
  if (!time) return null;
  return withFraction(offset ? toUtc(time, offset) : time, fraction);
}

/** Converts a time with an offset to UTC. */
function toUtc(time: string, offset: string): string {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const [hour = '0', minute = '0', second = '00'] = time.split(':');
  const at = (((Number(hour) * 60 + Number(minute) - ahead) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}:${second}`;
}

function timeOf(moment: Date | undefined): string | null {
  if (!moment || Number.isNaN(moment.getTime())) return null;
  const [time = '', fraction = ''] = moment.toISOString().slice(11, -1).split('.');
  return withFraction(time, fraction);
}

function timeOfDay(hours: string, minutes: string, seconds: string): string | null {
  const fits = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return fits ? `${hours}:${minutes}:${seconds}` : null;
}

function withFraction(time: string, fraction = ''): string {
  return Number(fraction) === 0 ? time : `${time}.${fraction.padEnd(6, '0')}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
