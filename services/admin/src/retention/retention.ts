import { z } from 'zod';

/** The retention of backups: the number of latest backups, and of days, weeks and months whose last backup is kept. */
export interface Retention {
  last: number;
  daily: number;
  weekly: number;
  monthly: number;
}

const PERIODS = ['daily', 'weekly', 'monthly'] as const;
const EXPECTED = 'expected a number of backups or daily=7,weekly=4,monthly=6';

/** The setting: `7` keeps the last seven backups, `daily=7,weekly=4` the last one of seven days and of four weeks. */
export const retentionSetting = z
  .string()
  .default('7')
  .transform((text, context) => {
    const retention = parseRetention(text);
    if (retention) return retention;
    context.addIssue({ code: 'custom', message: EXPECTED });
    return z.NEVER;
  });

/** Parses a retention; null for an invalid text, or one that keeps no backup. */
export function parseRetention(text: string): Retention | null {
  const retention: Retention = { last: 0, daily: 0, weekly: 0, monthly: 0 };
  if (/^\s*\d{1,4}\s*$/.test(text)) retention.last = Number(text);
  else
    for (const part of text.split(',')) {
      const [, period = '', count] = /^\s*(daily|weekly|monthly|last)\s*=\s*(\d{1,4})\s*$/.exec(part) ?? [];
      if (count === undefined) return null;
      retention[period as keyof Retention] = Number(count);
    }
  return Object.values(retention).some((count) => count > 0) ? retention : null;
}

/** The fields of a backup that the retention needs. */
export interface DatedBackup {
  name: string;
  createdAt: Date;
}

/** The names of the superfluous backups. Days, weeks (from Monday) and months are those of UTC. */
export function superfluousBackups(backups: readonly DatedBackup[], retention: Retention): string[] {
  const newestFirst = [...backups].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const kept = new Set(newestFirst.slice(0, retention.last));
  for (const period of PERIODS) lastOfEach(newestFirst, period, retention[period]).forEach((each) => kept.add(each));
  return newestFirst.filter((each) => !kept.has(each)).map(({ name }) => name);
}

function lastOfEach(newestFirst: readonly DatedBackup[], period: (typeof PERIODS)[number], count: number) {
  const byPeriod = new Map<string, DatedBackup>();
  for (const each of newestFirst) {
    const key = periodOf(each.createdAt, period);
    if (!byPeriod.has(key)) byPeriod.set(key, each);
  }
  return [...byPeriod.values()].slice(0, count);
}

function periodOf(date: Date, period: (typeof PERIODS)[number]): string {
  const day = date.toISOString().slice(0, 10);
  if (period === 'daily') return day;
  if (period === 'monthly') return day.slice(0, 7);
  const monday = new Date(date);
  monday.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
