import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ChangeQueue, type SendOutcome } from './change-queue.js';
import type { ChangeStore } from './change-store.js';
import type { LocalChange } from './local-change.js';

/** The content of IndexedDB, which outlives a page. */
function aStore(): ChangeStore & { kept: Map<string, LocalChange> } {
  const kept = new Map<string, LocalChange>();
  const key = ({ deviceId, sequence }: LocalChange) => `${deviceId}/${sequence}`;
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    add: (changes) => Promise.resolve(changes.forEach((change) => kept.set(key(change), change))),
    remove: (changes) => Promise.resolve(changes.forEach((change) => kept.delete(key(change)))),
  };
}

const check = (itemId: string) => ({ kind: 'update' as const, itemId, fields: { checked: true } });
const done = (changes: readonly LocalChange[]): SendOutcome => ({
  kind: 'done',
  acknowledged: Math.max(...changes.map(({ sequence }) => sequence)),
});

/** A queue whose requests are recorded and answered one after another. */
function aQueue(answers: ((changes: readonly LocalChange[]) => SendOutcome)[] = [], store = aStore()) {
  const queue = new ChangeQueue(store);
  const batches: (readonly LocalChange[])[] = [];
  const refused: LocalChange[] = [];
  const connect = () =>
    queue.connect({
      send: (changes) => {
        batches.push(changes);
        return Promise.resolve((answers.shift() ?? done)(changes));
      },
      onRefused: (change) => refused.push(change),
    });
  return { queue, store, batches, refused, connect };
}

const items = (changes: readonly LocalChange[] | undefined) => changes?.map(({ itemId }) => itemId);

describe('the changes of a device', () => {
  const queues: ChangeQueue[] = [];
  afterEach(() => {
    for (const queue of queues.splice(0)) queue.disconnect();
    jest.useRealTimers();
  });
  const kept = <Made extends { queue: ChangeQueue }>(made: Made): Made => {
    queues.push(made.queue);
    return made;
  };

  it('are applied at once, stored, and removed when the server has them', async () => {
    const { queue, store, batches, connect } = kept(aQueue());
    queue.add('list', [check('a'), check('b')]);
    expect(items(queue.changesOf('list'))).toEqual(['a', 'b']);
    await queue.flush();
    expect(store.kept.size).toBe(2);

    connect();
    await queue.flush();

    expect(batches.map(items)).toEqual([['a', 'b']]);
    expect(queue.changesOf('list')).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('are sent again later when the server acknowledges none of them', async () => {
    jest.useFakeTimers();
    const { queue, batches, connect } = kept(aQueue([() => ({ kind: 'done', acknowledged: 0 })]));
    queue.add('list', [check('a')]);
    connect();
    await queue.flush();
    expect(batches).toHaveLength(1);

    await jest.advanceTimersByTimeAsync(2_000);

    expect(batches.map(items)).toEqual([['a'], ['a']]);
    expect(queue.changesOf('list')).toEqual([]);
  });

  it('are sent again with the same sequence numbers after a lost response', async () => {
    jest.useFakeTimers();
    const { queue, batches, connect } = kept(aQueue([() => ({ kind: 'later' })]));
    queue.add('list', [check('a')]);
    connect();
    await queue.flush();
    queue.add('list', [check('b')]);
    await jest.advanceTimersByTimeAsync(2_000);

    expect(batches.map(items)).toEqual([['a'], ['a', 'b']]);
    expect(batches[1]?.[0]?.sequence).toBe(batches[0]?.[0]?.sequence);
  });

  it('are kept until they are acknowledged', async () => {
    const { queue, batches, connect } = kept(
      aQueue([([first]) => ({ kind: 'done', acknowledged: first?.sequence ?? 0 })]),
    );
    queue.add('list', [check('a'), check('b')]);
    connect();
    await queue.flush();

    expect(batches.map(items)).toEqual([['a', 'b'], ['b']]);
  });

  it('survive the page and are sent before those of the next one', async () => {
    const store = aStore();
    const before = kept(aQueue([], store));
    before.queue.add('list', [check('a')], new Date('2026-11-23T10:00:00Z'));
    await before.queue.flush();

    const after = kept(aQueue([], store));
    after.queue.add('list', [check('b')], new Date('2026-11-23T11:00:00Z'));
    after.connect();
    await after.queue.flush();

    expect(after.batches.map(items)).toEqual([['a'], ['b']]);
    expect(after.batches[0]?.[0]?.deviceId).not.toBe(after.batches[1]?.[0]?.deviceId);
    expect(store.kept.size).toBe(0);
  });

  it('are sent one by one after a rejection, and only the rejected one is dropped', async () => {
    const judge = (changes: readonly LocalChange[]): SendOutcome =>
      changes.some(({ itemId }) => itemId === 'gone') ? { kind: 'refused' } : done(changes);
    const { queue, batches, refused, connect } = kept(aQueue(Array.from({ length: 9 }, () => judge)));
    queue.add('list', [check('a'), check('gone'), check('c')]);
    connect();
    await queue.flush();

    expect(batches.map(items)).toEqual([['a', 'gone', 'c'], ['a'], ['gone', 'c'], ['gone'], ['c']]);
    expect(items(refused)).toEqual(['gone']);
  });

  it('of different lists are not sent together', async () => {
    const { queue, batches, connect } = kept(aQueue());
    queue.add('one', [check('a')]);
    queue.add('other', [check('b')]);
    queue.add('one', [check('c')]);
    connect();
    await queue.flush();

    expect(batches.map(items)).toEqual([['a', 'c'], ['b']]);
  });

  it('are the same array while nothing of their list changes', () => {
    const { queue } = kept(aQueue());
    queue.add('one', [check('a')]);
    const before = queue.changesOf('one');
    queue.add('other', [check('b')]);
    expect(queue.changesOf('one')).toBe(before);
    expect(queue.changesOf('none')).toBe(queue.changesOf('none'));
  });

  it('are deleted on sign-out', async () => {
    const { queue, store } = kept(aQueue());
    queue.add('list', [check('a')]);
    await queue.flush();
    await queue.clear();
    expect(queue.changesOf('list')).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('of another user are neither shown nor sent nor deleted, until that user signs in again', async () => {
    const store = aStore();
    const before = kept(aQueue([], store));
    before.queue.setUser('ana');
    before.queue.add('list', [check('a')]);
    await before.queue.flush();

    const { queue, batches, connect } = kept(aQueue([], store));
    queue.setUser('ben');
    queue.add('list', [check('b')]);
    connect();
    await queue.flush();
    expect(queue.changesOf('list')).toEqual([]);
    expect(batches.map(items)).toEqual([['b']]);
    await queue.clear();

    queue.setUser('ana');
    expect(items(queue.changesOf('list'))).toEqual(['a']);
    connect();
    await queue.flush();
    expect(batches.map(items)).toEqual([['b'], ['a']]);
    expect(store.kept.size).toBe(0);
  });

  it('that an earlier version has stored without a user are sent by the next one', async () => {
    const store = aStore();
    await store.add([{ ...check('a'), deviceId: 'old', sequence: 1, listId: 'list', at: '2026-11-23T10:00:00Z' }]);
    const { queue, batches, connect } = kept(aQueue([], store));

    queue.setUser('ana');
    connect();
    await queue.flush();

    expect(batches.map(items)).toEqual([['a']]);
  });
});
