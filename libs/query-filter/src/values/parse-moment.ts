import { parseNumericDay, parseWrittenDay } from './calendar-day.js';
import { parseClockTime, type ClockTime } from './clock-time.js';
import { toMoment } from './moment-parts.js';

/** Longer texts are not parsed. */
const MAX_LENGTH = 64;
/** ISO 8601, split into day and time. In URLs the plus of an offset is decoded to a blank. */
const ISO = /^(\d{4}-?\d{2}-?\d{2})(?:t|\s+)(\d{2}:?\d{2}.*)$/;
const COMPACT_TIME = /^(\d{2})(\d{2})(\d{2})?(?!\d|:)/;
const LOST_PLUS = / (\d{2}:\d{2})$/;

/**
 * Parses ISO 8601 with or without time and offset, "January 2nd, 2014", "2/25/2023 10:30 pm". The default time is
 * midnight, the default zone UTC. Null for other texts.
 */
export function parseMoment(text: string): Date | null {
  const plain = text.trim().toLowerCase();
  if (plain.length > MAX_LENGTH) return null;
  return parseIso(plain) ?? parseLoosely(plain);
}

function parseIso(text: string): Date | null {
  const [, date = '', time = ''] = ISO.exec(text) ?? [];
  const day = parseNumericDay(date);
  const clock = parseClockTime(time.replace(COMPACT_TIME, colons).replace(LOST_PLUS, '+$1'));
  return day && clock && toMoment({ ...day, ...clock });
}

function colons(_: string, hour: string, minute: string, second: string | undefined): string {
  return [hour, minute, second].filter(Boolean).join(':');
}

/** Parses words: as many as possible at the end are the time, the others the day. */
function parseLoosely(text: string): Date | null {
  const words = text
    .replaceAll(',', ' ')
    .split(/\s+/)
    .filter((word) => word !== 'at');
  for (let timeFrom = 1; timeFrom <= words.length; timeFrom++) {
    const clock = timeOf(words.slice(timeFrom));
    const day = dayOf(words.slice(0, timeFrom));
    const moment = day && clock && toMoment({ ...day, ...clock });
    if (moment) return moment;
  }
  return null;
}

function timeOf(words: string[]): ClockTime | null {
  return words.length === 0 ? {} : parseClockTime(words.join(' '));
}

function dayOf(words: string[]): ReturnType<typeof parseWrittenDay> {
  return words.length === 1 ? parseNumericDay(words[0] ?? '') : parseWrittenDay(words);
}
