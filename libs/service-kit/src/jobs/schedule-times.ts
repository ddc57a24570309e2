import { CronExpressionParser } from 'cron-parser';

interface Timing {
  pattern: string;
  timezone?: string | undefined;
}

/** The pattern of a time of day, `HH:MM`. */
export function dailyPattern(timeOfDay: string): string {
  const [hours, minutes] = timeOfDay.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}

/** The next moment a schedule is due after `from`. Throws for a pattern that cannot be read. */
export function nextTick({ pattern, timezone }: Timing, from: Date): Date {
  return CronExpressionParser.parse(pattern, { currentDate: from, ...(timezone ? { tz: timezone } : {}) })
    .next()
    .toDate();
}

/** The last moment a schedule was due before `from`. */
export function lastTick({ pattern, timezone }: Timing, from: Date): Date {
  return CronExpressionParser.parse(pattern, { currentDate: from, ...(timezone ? { tz: timezone } : {}) })
    .prev()
    .toDate();
}

/** The id of a tick's job: the same on every replica, so that only one is made. */
export function tickJobId(schedule: string, tickAt: Date): string {
  return `${schedule}_${tickAt.toISOString().replaceAll(':', '-')}`;
}
