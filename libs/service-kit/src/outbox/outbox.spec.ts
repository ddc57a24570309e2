import { turnsOfTheEventLoop } from '@larder/testing';
import type { Model } from 'mongoose';
import type { EventStream } from '../events/event-stream.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import { Outbox } from './outbox.js';

const SWEEP_MS = 86_400_000;

/** An outbox of one empty collection. Its queries are answered when a test says so. */
function anOutbox() {
  let reconnect: () => void = () => undefined;
  const queries: (() => void)[] = [];
  const find = () => cursor;
  const toArray = () => new Promise<unknown[]>((resolve) => queries.push(() => resolve([])));
  const cursor = { sort: () => cursor, limit: () => cursor, toArray };
  const connection = { onReconnect: (callback: () => void) => (reconnect = callback) };
  const stream = { connection } as unknown as EventStream;
  const outbox = new Outbox({ stream, log: {} as Log, metrics: {} as Metrics, sweepMs: SWEEP_MS });
  outbox.watch({ collection: { collectionName: 'pots', find } } as unknown as Model<unknown>);
  const answerQueries = async () => {
    queries.splice(0).forEach((answer) => answer());
    await turnsOfTheEventLoop(1);
  };
  return { outbox, reconnect: () => reconnect(), answerQueries };
}

it('waits for one next sweep, also after two reconnects during a sweep', async () => {
  const [set, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  const { outbox, reconnect, answerQueries } = anOutbox();
  outbox.start();
  reconnect();
  reconnect();

  await answerQueries();
  await answerQueries();

  const sweeps = set.mock.results.filter((_, at) => (set.mock.calls[at]?.[1] ?? 0) >= SWEEP_MS);
  const waiting = sweeps.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value));
  set.mockRestore();
  cleared.mockRestore();
  expect(sweeps.length).toBeGreaterThan(1);
  expect(waiting).toHaveLength(1);
  await outbox.stop();
});
