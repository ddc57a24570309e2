import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aPlanEntry } from '../../../testing/builders.js';
import type { PendingPlanChange } from './plan-change.js';
import { PlanQueue, type PlanOutcome } from './plan-queue.js';
import type { PlanStore } from './plan-store.js';

/** The content of IndexedDB, which outlives a page. */
function aStore(): PlanStore {
  const kept = new Map<string, PendingPlanChange>();
  const put = (changes: readonly PendingPlanChange[]) =>
    Promise.resolve(changes.forEach((change) => kept.set(change.id, change)));
  return {
    all: () => Promise.resolve([...kept.values()].reverse()),
    put,
    remove: (id, replaced) => {
      kept.delete(id);
      return put(replaced);
    },
  };
}

const queues: PlanQueue[] = [];
afterEach(() => {
  for (const queue of queues.splice(0)) queue.disconnect();
  jest.useRealTimers();
});

/** A queue of a page whose requests are recorded. */
function aPage(store = aStore(), answer: (change: PendingPlanChange) => PlanOutcome = () => ({ kind: 'done' })) {
  const queue = new PlanQueue(store);
  queues.push(queue);
  const requests: PendingPlanChange[] = [];
  const refused: PendingPlanChange[] = [];
  const connect = () => {
    queue.connect({
      send: (change) => {
        requests.push(change);
        return Promise.resolve(answer(change));
      },
      onRefused: (change) => refused.push(change),
      onEmpty: () => undefined,
    });
    return queue.flush();
  };
  return { queue, requests, refused, connect };
}
const soup = aPlanEntry({ id: 7, title: 'Soup' });
const pie = aPlanEntry({ id: -1, title: 'Pie' });
const moveSoup = { kind: 'update', entry: soup, fields: { date: '2026-11-25' } } as const;
const createPie = { kind: 'create', entry: pie } as const;
const movePie = { kind: 'update', entry: pie, fields: { date: '2026-11-25' } } as const;
const kinds = (changes: readonly PendingPlanChange[]) => changes.map(({ kind, entry }) => `${kind} ${entry.id}`);

describe('changes of the plan on this device', () => {
  it('wait in their order until the server can be reached, also when the page is closed', async () => {
    const store = aStore();
    const first = aPage(store, () => ({ kind: 'later' }));
    first.queue.add([moveSoup, createPie]);
    await first.connect();
    first.queue.disconnect();

    const second = aPage(store);
    await second.connect();

    expect(kinds(second.requests)).toEqual(['update 7', 'create -1']);
    expect(second.queue.all()).toEqual([]);
    expect(await store.all()).toEqual([]);
  });

  it('refer to a new meal by the number that the server gave it, also on the next page', async () => {
    const store = aStore();
    const numbered = ({ kind }: PendingPlanChange): PlanOutcome =>
      kind === 'create' ? { kind: 'done', number: 12 } : { kind: 'later' };
    const first = aPage(store, numbered);
    first.queue.add([createPie, movePie]);
    await first.connect();
    first.queue.disconnect();
    expect(kinds(first.queue.all())).toEqual(['update 12']);
    first.queue.add([{ kind: 'delete', entry: pie }]); // its dialog still has the old number

    const second = aPage(store);
    await second.connect();

    expect(kinds(second.requests)).toEqual(['update 12', 'delete 12']);
  });

  it('have the same id when they are sent again, so that the server applies them once', async () => {
    const answers: PlanOutcome[] = [{ kind: 'later' }, { kind: 'done' }];
    const { queue, requests, connect } = aPage(aStore(), () => answers.shift() ?? { kind: 'done' });
    queue.add([createPie]);
    await connect();

    await queue.flush();

    expect(requests).toHaveLength(2);
    expect(requests[0]?.id).toBe(requests[1]?.id);
  });

  it('are tried again without a message of the browser', async () => {
    jest.useFakeTimers();
    const answers: PlanOutcome[] = [{ kind: 'later' }];
    const { queue, requests, connect } = aPage(aStore(), () => answers.shift() ?? { kind: 'done' });
    queue.add([moveSoup]);
    await connect();
    expect(requests).toHaveLength(1);

    await jest.advanceTimersByTimeAsync(2_000);

    expect(requests).toHaveLength(2);
    expect(queue.all()).toEqual([]);
  });

  it('are dropped one by one when they are refused, those of a meal that was not created with it', async () => {
    const { queue, requests, refused, connect } = aPage(aStore(), ({ kind }) => ({
      kind: kind === 'create' ? 'refused' : 'done',
    }));
    queue.add([createPie, movePie, moveSoup]);

    await connect();

    expect(kinds(refused)).toEqual(['create -1']);
    expect(kinds(requests)).toEqual(['create -1', 'update 7']);
    expect(queue.all()).toEqual([]);
  });

  it('can be taken back until they are sent', async () => {
    const store = aStore();
    const { queue, requests, connect } = aPage(store);
    const [id = ''] = queue.add([moveSoup]);

    await expect(queue.cancel(id)).resolves.toBe(true);
    await connect();

    expect(requests).toEqual([]);
    expect(await store.all()).toEqual([]);
    await expect(queue.cancel(id)).resolves.toBe(false);
  });

  it('are kept as long as the page is open when they cannot be stored', async () => {
    const broken = { ...aStore(), put: () => Promise.reject(new Error('full')) };
    const { queue, requests, connect } = aPage(broken);
    queue.add([moveSoup, createPie]);

    await connect();

    expect(kinds(requests)).toEqual(['update 7', 'create -1']);
  });

  it('of another user are neither shown nor sent nor deleted, until that user signs in again', async () => {
    const store = aStore();
    const anas = aPage(store);
    anas.queue.setUser('ana');
    anas.queue.add([moveSoup]);
    const { queue, requests, connect } = aPage(store);
    queue.setUser('ben');
    queue.add([createPie]);
    await connect();
    expect(queue.all()).toEqual([]);
    expect(kinds(requests)).toEqual(['create -1']);
    await queue.clear();

    queue.setUser('ana');
    await connect();

    expect(kinds(requests)).toEqual(['create -1', 'update 7']);
    expect(await store.all()).toEqual([]);
  });
});
