import type { MomentParts } from './moment-parts.js';

export type CalendarDay = Pick<MomentParts, 'year' | 'month' | 'day'>;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS = 'january february march april may june july august september october november december sept'.split(
  ' ',
);
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/;

/** Parses a numeric day: "2023-02-25", "2023/2/5", "20230225", "2/25/2023" (month first), "25.2.2023". */
export function parseNumericDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)?.filter((_, at) => at !== 2) ?? [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return { year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]) };
  const [, first, , second, last] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  return last ? monthFirst(Number(first), Number(second), Number(last)) : null;
}

/** Parses a day with an English month, in any order: "January 2nd, 2014", "Thu 2 Jan 2014", "2nd of January 2014". */
export function parseWrittenDay(words: string[]): CalendarDay | null {
  const significant = words.filter((word) => word !== 'of' && word !== 'the' && !WEEKDAY.test(word));
  const monthAt = significant.findIndex((word) => monthOf(word) > 0);
  const month = monthOf(significant[monthAt] ?? '');
  const [first = '', second = '', ...more] = significant.filter((_, at) => at !== monthAt);
  if (month === 0 || more.length > 0) return null;
  return dayAndYear(month, first, second) ?? dayAndYear(month, second, first);
}

function monthFirst(first: number, second: number, year: number): CalendarDay {
  // 25/2/2023 is unambiguous
  return first > 12 ? { year, month: second, day: first } : { year, month: first, day: second };
}

function dayAndYear(month: number, day: string, year: string): CalendarDay | null {
  const [, figure] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day) ?? [];
  return figure && /^\d{4}$/.test(year) ? { year: Number(year), month, day: Number(figure) } : null;
}

/** 1 to 12, 0 for other words. */
function monthOf(word: string): number {
  const name = word.replace(/\.$/, '');
  const isName = name.length === 3 || FULL_MONTHS.includes(name);
  return isName ? MONTHS.indexOf(name.slice(0, 3)) + 1 : 0;
}
