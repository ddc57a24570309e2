import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { durableName } from '../../src/events/durable-name.js';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { announce, Events, EventStream, NATS, newId, outboxFields, publishEntries } from '../../src/index.js';
import { Diary, kitchenService, type PotDocument } from '../fixtures/kitchen.js';
import { Cook, Empty, PotEmptied, PotStirred, Stir } from '../fixtures/kitchen-messages.js';

const SOON = { outboxSweepMs: 150, redeliveryPauseMs: () => 20 };

describe('publishing events', () => {
  let kitchen: TestService;
  const ana = aMember();
  /** Resolves when the stream has delivered this number of events that are not acknowledged yet. */
  const allDelivered = async (count: number): Promise<void> => {
    const stream = kitchen.get(EventStream);
    const { consumers } = await stream.ready();
    const info = () => consumers.info(stream.name, durableName('kitchen', PotStirred.subject));
    await waitUntil(async () => (await info()).num_ack_pending === count);
  };
  const pots = () => kitchen.get<Connection>(CONNECTION).collection<PotDocument>('pots');

  beforeEach(async () => {
    kitchen = await startTestService(kitchenService, { timings: SOON });
  });
  afterEach(() => kitchen.stop());

  it('publishes an event with its fact, tenant and actor', async () => {
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });

    const [event] = await kitchen.eventually.published(PotStirred);
    const { userId, groupId, householdId } = ana;
    expect(event).toMatchObject({ potId: id, revision: 0, userId, groupId, householdId, integrationId: 'generic' });
  });

  it('removes an event from the outbox once it is published, and changes nothing else', async () => {
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });
    const before = await pots().findOne({ _id: id });
    await kitchen.settled();

    const after = await waitUntil(() => pots().findOne({ _id: id, outboxSince: { $exists: false } }));
    expect(after.outbox).toBeUndefined();
    expect(after.revision).toBe(0);
    expect(after.updatedAt).toEqual(before?.updatedAt);
  });

  it('publishes events in the sweep that were written before a crash', async () => {
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });
    await kitchen.as(ana).request(Stir, { id, quietly: true });

    const events = await kitchen.eventually.published(PotStirred, { count: 2 });
    expect(events.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  it('publishes a deletion after the document was deleted, and then removes the tombstone', async () => {
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });
    await kitchen.as(ana).request(Empty, { id });

    await kitchen.eventually.published(PotEmptied);
    await waitUntil(async () => (await pots().countDocuments({ _id: id })) === 0);
    await expect(kitchen.as(ana).request(Empty, { id })).rejects.toMatchObject({ code: 'kitchen.pot-not-found' });
  });

  it('publishes tombstones in the sweep', async () => {
    const entry = announce(PotEmptied, { potId: 'x' }, {});
    await pots().insertOne({ _id: newId(), ...outboxFields([entry], new Date(0)) } as unknown as PotDocument);

    await kitchen.eventually.published(PotEmptied);
    await waitUntil(async () => (await pots().countDocuments()) === 0);
  });

  it('calls a failed listener again', async () => {
    const diary = kitchen.get(Diary);
    diary.failures = 2;
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });

    const [received] = await waitUntil(() => (diary.stirred.length > 0 ? diary.stirred : null));
    expect(received).toMatchObject({ potId: id });
  });

  it('delivers an event once, even when it is published twice', async () => {
    const entry = announce(PotStirred, { potId: 'twice', revision: 1 }, {});
    const last = announce(PotStirred, { potId: 'last', revision: 1 }, {});
    await publishEntries(kitchen.get(EventStream), [entry, entry, last]);

    const { stirred } = kitchen.get(Diary);
    await waitUntil(() => stirred.some(({ potId }) => potId === 'last'));
    expect(stirred.filter(({ potId }) => potId === 'twice')).toHaveLength(1);
  });

  it('handles events one after another, in their order', async () => {
    const diary = kitchen.get(Diary);
    let proceed = (): void => undefined;
    diary.pause = new Promise((resolve) => (proceed = resolve));
    const entries = ['a', 'b', 'c'].map((potId) => announce(PotStirred, { potId, revision: 1 }, {}));
    await publishEntries(kitchen.get(EventStream), entries);

    await waitUntil(() => diary.stirred.length > 0);
    await allDelivered(entries.length);
    expect(diary.stirred.map(({ potId }) => potId)).toEqual(['a']);
    proceed();
    await waitUntil(() => diary.stirred.length === 3);
    expect(diary.stirred.map(({ potId }) => potId)).toEqual(['a', 'b', 'c']);
  });

  it('returns events that a stopped replica has not begun to handle, so that another one handles them', async () => {
    const [staying, stopping] = [kitchen, await kitchen.replica()];
    const diaries = [staying.get(Diary), stopping.get(Diary)];
    const proceeds = diaries.map((diary) => {
      let proceed = (): void => undefined;
      diary.pause = new Promise((resolve) => (proceed = resolve));
      return proceed;
    });
    const entries = Array.from({ length: 12 }, (_, at) => announce(PotStirred, { potId: `${at}`, revision: 1 }, {}));
    await publishEntries(kitchen.get(EventStream), entries);
    await allDelivered(entries.length);
    await waitUntil(() => diaries.every(({ stirred }) => stirred.length === 1));
    await stopping.get<NatsConnection>(NATS).flush();
    const stopped = stopping.stop();
    for (const proceed of proceeds) proceed();
    await stopped;

    const handled = () => diaries.flatMap(({ stirred }) => stirred.map(({ potId }) => potId));
    await waitUntil(() => handled().length === entries.length);
    expect(new Set(handled()).size).toBe(entries.length);
  });

  it('delivers events to a listener that was disconnected', async () => {
    const away = await kitchen.replica();
    await away.stop();
    const first = kitchen.get(Diary);
    await kitchen.publish(PotStirred, { potId: 'a', revision: 1 });

    await waitUntil(() => first.stirred.length === 1);
  });

  it('allows a replica to load data and follow events without a gap', async () => {
    const events = kitchen.get(Events);
    await kitchen.publish(PotStirred, { potId: 'before', revision: 1 });
    const position = await events.position();
    await kitchen.publish(PotStirred, { potId: 'while-loading', revision: 1 });
    const received: string[] = [];
    const stop = await events.follow([PotStirred, PotEmptied], {
      after: position,
      handler: (_event, payload) => void received.push((payload as unknown as { potId: string }).potId),
    });
    await kitchen.publish(PotStirred, { potId: 'later', revision: 1 });

    await waitUntil(() => received.length === 2);
    expect(received).toEqual(['while-loading', 'later']);
    await stop();
  });
});
