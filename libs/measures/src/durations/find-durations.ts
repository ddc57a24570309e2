import { findNumber, type NumberMatch } from '../numbers/find-number.js';
import { RANGE_SIGN } from '../numbers/range-sign.js';
import { spelledDurations } from './spelled-durations.js';
import { HALF_MORE } from './spelled-words.js';
import { timeUnitAt } from './time-words.js';

/** A duration in a text. */
export interface DurationMatch {
  /** For a range such as "8-10 minutes" its start: the time to check the food. */
  seconds: number;
  /** Index of the first character. */
  start: number;
  /** Index after the last character. */
  end: number;
}

const MAX_SECONDS = 24 * 3600;
/** Between hours and minutes: "1 hour and 10 minutes". */
const JOINER = /^\.?[\s,]*(?:(?:and|und|et|y|e|en|och|og|i|a|и|و)\s*)?$/iu;

/**
 * The durations in a text, in order: "bake for 1 hour 10 minutes", "8–10 Min.", "simmer ½ hour", "煮10分钟", "ten
 * minutes", "an hour and a half". Durations of a day or more are omitted since they are waiting times, and so is 0.
 */
export function findDurations(text: string): DurationMatch[] {
  const parts = [...measuredParts(text), ...spelledDurations(text)];
  return joinParts(
    text,
    withoutOverlaps(parts).map((part) => withHalfMore(text, part)),
  ).filter(({ seconds }) => seconds > 0 && seconds < MAX_SECONDS);
}

interface Part extends DurationMatch {
  /** The unit in seconds. */
  unit: number;
}

/** Numbers followed by a unit of time. */
function measuredParts(text: string): Part[] {
  const parts: Part[] = [];
  let before: NumberMatch | null = null; // possibly the first number of a range
  for (let at = 0; ;) {
    const number = findNumber(text, at);
    if (!number) return parts;
    const unit = timeUnitAt(text.slice(number.end));
    const first: NumberMatch = unit && before && isRange(text, before, number) ? before : number;
    const end = number.end + (unit?.length ?? 0);
    if (unit)
      parts.push({ seconds: Math.round(first.value * unit.seconds), start: first.start, end, unit: unit.seconds });
    before = unit ? null : number;
    at = end;
  }
}

function isRange(text: string, from: NumberMatch, to: NumberMatch): boolean {
  return from.value < to.value && RANGE_SIGN.test(text.slice(from.end, to.start));
}

/** The parts in order; of those that overlap the first: "three quarters of an hour" contains "an hour". */
function withoutOverlaps(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
  }
  return kept;
}

/** "1 hour and a half". */
function withHalfMore(text: string, part: Part): Part {
  const more = HALF_MORE.exec(text.slice(part.end))?.[0];
  return more ? { ...part, seconds: part.seconds + part.unit / 2, end: part.end + more.length } : part;
}

/** An hour directly followed by minutes is one duration. */
function joinParts(text: string, parts: readonly Part[]): DurationMatch[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.unit < last.unit && JOINER.test(text.slice(last.end, part.start))) {
      joined.splice(-1, 1, { ...last, seconds: last.seconds + part.seconds, end: part.end, unit: part.unit });
    } else {
      joined.push(part);
    }
  }
  return joined.map(({ seconds, start, end }) => ({ seconds, start, end }));
}
