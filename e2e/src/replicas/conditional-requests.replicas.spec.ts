import { waitUntil } from '@larder/testing';
import { Api, bodyOf } from '../support/api.js';
import { aUser } from '../support/users.js';
import { ChangingRecord } from './changing-records.js';
import { gateways, replace, secondOfEachPart } from './replica-processes.js';

const ROUNDS = 4;
const KILLS = 2;

interface DescribedRecipe {
  description: string;
}

/** The API of a new household at each gateway. */
async function aHousehold(): Promise<Api[]> {
  const { api } = await aUser();
  return gateways().map(({ port }) => new Api(`http://127.0.0.1:${port}`, api.token));
}

async function aChangingRecipe(apis: Api[]): Promise<ChangingRecord> {
  const [api] = apis as [Api];
  const path = `/api/recipes/${bodyOf<string>(await api.post('/api/recipes', { name: 'Soup' }), 201)}`;
  const change = (at: Api, count: number) => at.patch(path, { description: String(count) });
  await change(api, 0);
  const countOf = ({ description }: DescribedRecipe) => Number(description);
  const responses = [
    { path, countIn: (body: unknown) => countOf(body as DescribedRecipe) },
    { path: '/api/recipes', countIn: (body: unknown) => countOf((body as { items: [DescribedRecipe] }).items[0]) },
  ];
  return new ChangingRecord(apis, responses, change);
}

async function aChangingShoppingList(apis: Api[]): Promise<ChangingRecord> {
  const [api] = apis as [Api];
  const { id } = bodyOf<{ id: string }>(await api.post('/api/households/shopping/lists', { name: 'Market' }), 201);
  const item = { shoppingListId: id, note: 'Milk', quantity: 0 };
  const created = await api.post('/api/households/shopping/items', item);
  const [{ id: itemId }] = bodyOf<{ createdItems: [{ id: string }] }>(created, 201).createdItems;
  const change = (at: Api, quantity: number) =>
    at.put(`/api/households/shopping/items/${itemId}`, { ...item, id: itemId, quantity });
  const countIn = (body: unknown) => (body as { listItems: [{ quantity: number }] }).listItems[0].quantity;
  return new ChangingRecord(apis, [{ path: `/api/households/shopping/lists/${id}`, countIn }], change);
}

describe('a cached response at several replicas', () => {
  it.each([
    ['recipe', aChangingRecipe],
    ['shopping list', aChangingShoppingList],
  ])('is never shown after a change that any replica has confirmed: %s', async (_what, create) => {
    const record = await create(await aHousehold());
    for (let round = 0; round < ROUNDS; round += 1) {
      await record.changeOften();
      await record.untilNotModified();
    }
    await record.stop();

    expect(record.stale).toEqual([]);
  });

  it('is not sent again after changes of another group', async () => {
    const [[ours], theirs] = [await aHousehold(), await aHousehold()] as [[Api], Api[]];
    const others = await aChangingRecipe(theirs);
    // Background tasks may change the data as well, but not every time.
    const isKept = async () => {
      const { status, headers } = await ours.get('/api/recipes');
      const etag = headers.get('etag');
      if (status !== 200 || !etag) return false;
      await others.changeOften();
      return (await ours.get('/api/recipes', { 'if-none-match': etag })).status === 304;
    };
    await waitUntil(isKept, { withinMs: 240_000, what: 'a response that is not sent again' });
    await others.stop();

    expect(others.stale).toEqual([]);
  });

  it('is never shown after a change while replicas are killed during changes', async () => {
    const service = secondOfEachPart().find(({ name }) => name === 'recipe');
    if (!service) throw new Error('There is no second replica of the recipe service.');
    const record = await aChangingRecipe(await aHousehold());
    for (let kills = 0; kills < KILLS; kills += 1) {
      const changes = record.changeOften();
      await Promise.all([changes, replace(service, 'SIGKILL')]);
      await record.changeOften();
    }
    await record.stop();

    expect(record.stale).toEqual([]);
  });
});
