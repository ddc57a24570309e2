import { parseRetention, superfluousBackups, type Retention } from './retention.js';

const DAY_MS = 86_400_000;
const none: Retention = { last: 0, daily: 0, weekly: 0, monthly: 0 };

/** Two backups a day for a number of days, up to a Wednesday. */
function backups(days: number) {
  const last = Date.parse('2026-11-25T16:00:00Z');
  return Array.from({ length: days * 2 }, (_each, index) => {
    const createdAt = new Date(last - (index * DAY_MS) / 2);
    return { name: createdAt.toISOString(), createdAt };
  });
}

function kept(days: number, retention: Partial<Retention>): string[] {
  const all = backups(days);
  const removed = new Set(superfluousBackups(all, { ...none, ...retention }));
  return all.filter(({ name }) => !removed.has(name)).map(({ createdAt }) => createdAt.toISOString().slice(0, 13));
}

describe('the retention of backups', () => {
  it.each([
    ['7', { ...none, last: 7 }],
    [' daily=7, weekly=4,monthly=6 ', { last: 0, daily: 7, weekly: 4, monthly: 6 }],
    ['last=3,daily=2', { ...none, last: 3, daily: 2 }],
    ['0', null],
    ['seven', null],
    ['daily=7,yearly=1', null],
    ['', null],
  ])('is parsed from %j', (text, expected) => expect(parseRetention(text)).toEqual(expected));

  it('keeps the latest backups', () => {
    expect(kept(10, { last: 3 })).toEqual(['2026-11-25T16', '2026-11-25T04', '2026-11-24T16']);
  });

  it('keeps the last backup of each day, week and month', () => {
    expect(kept(10, { daily: 2 })).toEqual(['2026-11-25T16', '2026-11-24T16']);
    expect(kept(30, { weekly: 3 })).toEqual(['2026-11-25T16', '2026-11-22T16', '2026-11-15T16']);
    expect(kept(90, { monthly: 3 })).toEqual(['2026-11-25T16', '2026-10-31T16', '2026-09-30T16']);
  });

  it('counts a backup for all its periods', () => {
    expect(kept(60, { daily: 2, weekly: 2, monthly: 2 })).toEqual([
      '2026-11-25T16',
      '2026-11-24T16',
      '2026-11-22T16',
      '2026-10-31T16',
    ]);
  });
});
