import { CronExpressionParser } from 'cron-parser';

interface Timing {
  pattern: string;
  timezone?: string | undefined;
}

const TIME_OF_DAY = /^([01]?\d|2[0-3]):([0-5]\d)$/;
/** The pattern of the daily schedules when no valid time is configured: 23:45. */
const DEFAULT_DAILY_PATTERN = '45 23 * * *';

/** Whether the text is a time of day, `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** The pattern of a time of day; the default for any other text. */
export function dailyPattern(timeOfDay: string): string {
  const [whole, hours, minutes] = TIME_OF_DAY.exec(timeOfDay) ?? [];
  return whole ? `${Number(minutes)} ${Number(hours)} * * *` : DEFAULT_DAILY_PATTERN;
}

/** The next time a schedule is due after `from`. Throws for an invalid pattern. */
export function nextTick({ pattern, timezone }: Timing, from: Date): Date {
  return CronExpressionParser.parse(pattern, { currentDate: from, ...(timezone ? { tz: timezone } : {}) })
    .next()
    .toDate();
}

/** The last time a schedule was due before `from`. */
export function lastTick({ pattern, timezone }: Timing, from: Date): Date {
  return CronExpressionParser.parse(pattern, { currentDate: from, ...(timezone ? { tz: timezone } : {}) })
    .prev()
    .toDate();
}

/** The id of a tick's job: the same on every replica, so that only one job is created. */
export function tickJobId(schedule: string, tickAt: Date): string {
  return `${schedule}_${tickAt.toISOString().replaceAll(':', '-')}`;
}
