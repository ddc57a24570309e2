import { install, type Clock } from '@sinonjs/fake-timers';
import { fn } from 'jest-mock';
import { LONGEST_DELAY_MS, PublishedEvents, REMOVAL_DELAY_MS } from './published-events.js';

const [a, b, c] = ['a', 'b', 'c'].map((eventId) => ({ eventId, subject: 'pot.stirred', json: '{}' })) as [
  never,
  never,
  never,
];
const pot = (outbox: never[], _id = '1') => ({ _id, outbox, isTombstone: false });

/** A collection that counts the requested writes; `matched` returns the number of matching statements. */
function collection(matched = (statements: object[]) => statements.length) {
  const bulkWrite = fn((statements: object[]) =>
    Promise.resolve({ matchedCount: matched(statements), deletedCount: 0 }),
  );
  const failed = fn();
  return { bulkWrite, failed, events: new PublishedEvents({ bulkWrite } as never, failed) };
}

describe('published events', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install()));
  afterEach(() => clock.uninstall());

  it('of several documents are removed together by one write', async () => {
    const { bulkWrite, events } = collection();
    events.remove(pot([a]), [a]);
    events.remove(pot([b], '2'), [b]);
    expect(bulkWrite).not.toHaveBeenCalled();

    await clock.tickAsync(REMOVAL_DELAY_MS);
    expect(bulkWrite.mock.calls.map(([statements]) => statements.length)).toEqual([2]);
  });

  it('stay while further changes of the document follow, for a limited time', async () => {
    const { bulkWrite, events } = collection();
    const outbox: never[] = [];
    for (let waited = 0; waited < LONGEST_DELAY_MS; waited += REMOVAL_DELAY_MS / 2) {
      expect(bulkWrite).not.toHaveBeenCalled();
      outbox.push(a);
      events.remove(pot(outbox), [a]);
      await clock.tickAsync(REMOVAL_DELAY_MS / 2);
    }
    expect(bulkWrite).toHaveBeenCalledTimes(1);

    events.remove(pot([b], '2'), [b]);
    await clock.tickAsync(2 * REMOVAL_DELAY_MS);
    expect(bulkWrite).toHaveBeenCalledTimes(2);
    expect(events.in('2')).toEqual([]);
  });

  it('are removed from a document that would have many', async () => {
    const { bulkWrite, events } = collection();
    await clock.tickAsync(1);
    for (let count = 0; count < 50; count += 1) events.remove(pot([a]), [a]);
    await clock.tickAsync(REMOVAL_DELAY_MS - 1);
    events.remove(pot([a]), [a]);
    await clock.tickAsync(1);
    expect(bulkWrite).toHaveBeenCalledTimes(1);
  });

  it('are not pending while their removal fails, and are removed with later ones', async () => {
    const { bulkWrite, events } = collection();
    events.remove(pot([a]), [a]);
    expect(events.waitingIn(pot([a, b]))).toEqual([b]);

    events.remove(pot([a, b]), [b]);
    await events.removeNow();
    expect(bulkWrite).toHaveBeenCalledTimes(1);
    expect(bulkWrite.mock.calls[0]?.[0]).toMatchObject([{ updateOne: { filter: { outbox: { $size: 2 } } } }]);
  });

  it('are removed one by one from a document that was changed meanwhile', async () => {
    const { bulkWrite, events } = collection(() => 0);
    events.remove(pot([a]), [a]);
    await events.removeNow();
    expect(bulkWrite.mock.calls[1]?.[0]).toMatchObject([{ updateOne: { update: { $pull: { outbox: {} } } } }]);
  });

  it('are remembered until they are removed', async () => {
    const { bulkWrite, failed, events } = collection();
    bulkWrite.mockRejectedValueOnce(new Error('the database is away'));
    events.remove(pot([a]), [a]);
    await events.removeNow();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(events.waitingIn(pot([a]))).toEqual([]);

    await events.removeNow();
    expect(events.waitingIn(pot([a]))).toEqual([a]);
  });

  it('that are added during a removal are removed by the next one', async () => {
    const { bulkWrite, events } = collection();
    events.remove(pot([a]), [a]);
    const removed = events.removeNow();
    bulkWrite.mockImplementationOnce((statements) => {
      events.remove(pot([a, b, c]), [b]);
      return Promise.resolve({ matchedCount: statements.length, deletedCount: 0 });
    });
    await removed;
    expect(events.waitingIn(pot([a, b, c]))).toEqual([a, c]);
  });
});
