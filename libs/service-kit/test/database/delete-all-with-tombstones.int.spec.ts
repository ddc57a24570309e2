import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Collection, Connection, Model } from 'mongoose';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { announce, deleteAllWithTombstones, newId, Outbox } from '../../src/index.js';
import { kitchenService, type PotDocument } from '../fixtures/kitchen.js';
import { Cook, PotEmptied, PotStirred, Stir } from '../fixtures/kitchen-messages.js';

let kitchen: TestService;
beforeAll(async () => {
  kitchen = await startTestService(kitchenService);
});
afterAll(() => kitchen.stop());

const ana = aMember();
const model = () => kitchen.get<Connection>(CONNECTION).models['pots'] as unknown as Model<PotDocument>;
const eventOf = ({ _id }: PotDocument) => announce(PotEmptied, { potId: _id }, { actor: ana });
const cook = async (name: string) => (await kitchen.as(ana).request(Cook, { id: newId(), name })).id;
const emptied = (id: string) => kitchen.eventually.published(PotEmptied, { where: ({ potId }) => potId === id });

/** The same collection, but with an action between the read and the write. */
function between(happens: () => Promise<unknown>): Model<PotDocument> {
  const { collection } = model();
  const find = (filter: object) => ({
    toArray: async () => {
      const documents = await collection.find(filter).toArray();
      if (documents.length > 0) await happens();
      return documents;
    },
  });
  const bulkWrite = collection.bulkWrite.bind(collection);
  return { collection: { find, bulkWrite } as unknown as Collection } as unknown as Model<PotDocument>;
}

describe('deleting many documents', () => {
  it('publishes one event for each, and their unpublished events', async () => {
    const [soup, stew, tea] = [await cook('soup'), await cook('stew'), await cook('tea')];
    await kitchen.settled();
    await kitchen.as(ana).request(Stir, { id: soup, quietly: true });

    const deleted = await deleteAllWithTombstones(
      model(),
      { filter: { name: { $ne: 'tea' } }, ids: [soup, stew, tea, newId()] },
      eventOf,
    );
    deleted.forEach((id) => kitchen.get(Outbox).publish(model(), id));

    expect(deleted.sort()).toEqual([soup, stew].sort());
    expect([await emptied(soup), await emptied(stew)].map(({ length }) => length)).toEqual([1, 1]);
    await kitchen.eventually.published(PotStirred, {
      where: ({ potId, revision }) => potId === soup && revision === 1,
    });
    await waitUntil(
      async () => (await model().collection.countDocuments({ _id: { $in: [soup, stew] } } as object)) === 0,
    );
    expect(await model().findById(tea).lean()).toMatchObject({ name: 'tea' });
  });

  it('retries documents that changed meanwhile, and keeps the events of that change', async () => {
    const id = await cook('soup');
    await kitchen.settled();
    let once = true;
    const stirred = between(async () => {
      if (once) await kitchen.as(ana).request(Stir, { id, quietly: true });
      once = false;
    });

    const deleted = await deleteAllWithTombstones(stirred, { filter: {}, ids: [id] }, eventOf);
    deleted.forEach((each) => kitchen.get(Outbox).publish(model(), each));

    expect(await emptied(id)).toHaveLength(1);
    await kitchen.eventually.published(PotStirred, { where: ({ potId, revision }) => potId === id && revision === 1 });
  });
});
