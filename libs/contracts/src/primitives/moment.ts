import { z } from 'zod';
import { reject } from './reject.js';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Unix times above this are milliseconds, below it seconds (docs/api/conventions.md#values). */
const SECONDS_LIMIT = 2e10;
/** A Unix time as text; shorter numbers could be meant as a date (`20241107`). */
const UNIX_TEXT = /^-?\d{9,}(?:\.\d+)?$/;
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A point in time. Accepts ISO 8601 (`T` or blank, any offset, none = UTC, a bare date = midnight) and Unix seconds or
 * milliseconds, also as text; returns ISO 8601 in UTC with `Z`.
 */
export const Moment = z
  .unknown()
  .transform((value, context): string => {
    const date = toDate(value);
    if (!date) {
      return reject(context, 'datetime_from_date_parsing', 'Input should be a valid datetime or date');
    }
    return date.toISOString();
  })
  .meta({ type: 'string', format: 'date-time' });

/** A calendar day `YYYY-MM-DD`; also a date-time at exactly midnight. */
export const Day = z
  .unknown()
  .transform((value, context): string => {
    const date = toDate(value);
    if (!date) return reject(context, 'date_from_datetime_parsing', 'Input should be a valid date');
    const [day = '', time] = date.toISOString().split('T');
    if (time !== '00:00:00.000Z') {
      return reject(context, 'date_from_datetime_parsing', 'Datetimes provided to dates should have zero time');
    }
    return day;
  })
  .meta({ type: 'string', format: 'date' });

/** Today's date in UTC, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The date of a Unix time in seconds or milliseconds; undefined outside of the years 1 to 9999. */
export function unixTime(value: number): Date | undefined {
  return valid(new Date(Math.abs(value) > SECONDS_LIMIT ? value : value * 1000));
}

function toDate(value: unknown): Date | undefined {
  if (typeof value === 'number') return unixTime(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (UNIX_TEXT.test(text)) return unixTime(Number(text));
  const match = ISO.exec(text);
  const [, day, time, offset] = match ?? [];
  if (!day || !isRealDay(day)) return undefined;
  return valid(new Date(`${day}T${time ?? '00:00'}${offset?.toUpperCase() ?? 'Z'}`));
}

/** Whether the day exists: JavaScript converts 31 February to a day in March. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return DAY.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The date, if its year in UTC has four digits: other years have other texts, which do not sort as dates. */
function valid(date: Date): Date | undefined {
  const time = date.getTime();
  return time >= FIRST_MOMENT && time <= LAST_MOMENT ? date : undefined;
}
