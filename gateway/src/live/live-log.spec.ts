import { combinedNotices } from './combined-notices.js';
import { LiveLog } from './live-log.js';
import type { LiveNotice } from './live-notice.js';

const OURS = { groupId: 'group', householdId: 'ours' };

function notice(sequence: number, fields: Partial<LiveNotice> = {}): LiveNotice {
  return { sequence, event: 'meal-plan', data: { entryId: sequence }, ...OURS, ...fields };
}

function logOf(complete: number, ...notices: LiveNotice[]): LiveLog {
  const log = new LiveLog(complete);
  for (const each of notices) log.add(each);
  return log;
}

describe('LiveLog', () => {
  it('returns the notices that a household missed, and earlier ones that may have arrived late', () => {
    const log = logOf(0, notice(10), notice(500), notice(501));
    expect(log.since(500, OURS)?.map(({ sequence }) => sequence)).toEqual([500, 501]);
  });

  it('returns only notices of the household and of the whole group', () => {
    const log = logOf(
      0,
      notice(1, { householdId: 'other' }),
      notice(2, { groupId: 'foreign', householdId: null }),
      notice(3, { householdId: null, event: 'recipe' }),
    );
    expect(log.since(0, OURS)?.map(({ sequence }) => sequence)).toEqual([3]);
  });

  it.each([
    ['before it began', 4],
    ['after all it knows', 11],
  ])('does not know what was missed %s', (_when, position) => {
    expect(logOf(5, notice(10)).since(position, OURS)).toBeNull();
  });

  it('does not know what was missed before the oldest notice', () => {
    const log = new LiveLog(0);
    for (let sequence = 1; sequence <= 5_001; sequence += 1) log.add(notice(sequence));
    expect(log.since(400, OURS)).toBeNull();
    expect(log.since(4_990, OURS)?.at(-1)?.sequence).toBe(5_001);
  });

  it('starts again after a gap', () => {
    const log = logOf(0, notice(10));
    log.clear(20);
    expect(log.since(10, OURS)).toBeNull();
    expect(log.since(20, OURS)).toEqual([]);
  });
});

describe('the time without a change', () => {
  let nowMs: number;
  beforeEach(() => {
    nowMs = 0;
  });

  const aLog = () => new LiveLog(0, () => nowMs);
  const addAt = (log: LiveLog, timeMs: number, ...notices: LiveNotice[]) => {
    nowMs = timeMs;
    for (const each of notices) log.add(each);
  };

  it('is counted for each kind of notice and each household', () => {
    const log = aLog();
    addAt(log, 1_000, notice(1));
    addAt(log, 3_000, notice(2, { event: 'shopping-list' }), notice(3, { householdId: 'other' }));
    nowMs = 10_000;
    expect(log.unchangedMs('meal-plan', OURS)).toBe(9_000);
    expect(log.unchangedMs('shopping-list', OURS)).toBe(7_000);
    expect(log.unchangedMs('meal-plan', { ...OURS, householdId: 'other' })).toBe(7_000);
  });

  it('begins at the earliest when the log begins, or after a gap', () => {
    nowMs = 2_000;
    const log = aLog();
    nowMs = 10_000;
    expect(log.unchangedMs('meal-plan', OURS)).toBe(8_000);
    log.clear(20);
    nowMs = 11_000;
    expect(log.unchangedMs('meal-plan', OURS)).toBe(1_000);
  });

  it('begins at the earliest after the notices that were dropped', () => {
    const log = aLog();
    addAt(log, 1_000, notice(1));
    addAt(log, 4_000, ...Array.from({ length: 5_000 }, (_, at) => notice(at + 2, { householdId: 'other' })));
    nowMs = 10_000;
    expect(log.unchangedMs('meal-plan', OURS)).toBe(6_000);
  });
});

describe('combinedNotices', () => {
  const items = (sequence: number, listId: string, changed: Partial<NonNullable<LiveNotice['items']>>) =>
    notice(sequence, {
      event: 'shopping-list',
      data: { listId },
      items: { createdIds: [], updatedIds: [], deletedIds: [], ...changed },
    });

  it('combines the items of each list, and leaves other notices alone', () => {
    const combined = combinedNotices([
      items(1, 'market', { createdIds: ['milk', 'eggs'] }),
      notice(2),
      items(3, 'bakery', { updatedIds: ['bread'] }),
      items(4, 'market', { updatedIds: ['milk'], deletedIds: ['eggs'] }),
    ]);
    expect(combined.map(({ sequence, items: changed }) => [sequence, changed])).toEqual([
      [2, undefined],
      [3, { createdIds: [], updatedIds: ['bread'], deletedIds: [] }],
      [4, { createdIds: ['milk'], updatedIds: [], deletedIds: ['eggs'] }],
    ]);
  });

  it('keeps the last progress of each report, and its end even when it arrived first', () => {
    const report = (sequence: number, reportId: string, status: string) =>
      notice(sequence, { event: 'import', data: { reportId, status } });
    const combined = combinedNotices([
      report(1, 'cakes', 'in-progress'),
      report(2, 'soups', 'in-progress'),
      report(4, 'cakes', 'success'),
      report(3, 'cakes', 'in-progress'),
    ]);
    expect(combined.map(({ sequence }) => sequence)).toEqual([2, 4, 3]);
  });
});
