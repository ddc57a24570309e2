import { aPerson } from '../support/people.js';

const CLIENTS = 8;
const ROUNDS = 5;
const AT_ONCE = Array.from({ length: CLIENTS }, (_, client) => client);

interface Item {
  id: string;
  note: string;
  quantity: number;
}

describe('several phones that add the same things at the same moment', () => {
  it('make no duplicates and lose no amount', async () => {
    const { api } = await aPerson();
    const { body } = await api.post('/api/households/shopping/lists', { name: 'Week' });
    const { id: shoppingListId } = body as { id: string };
    const add = async (item: object) => {
      const { status } = await api.post('/api/households/shopping/items', { shoppingListId, ...item });
      expect(status).toBe(201);
    };
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(AT_ONCE.map((client) => add({ note: client % 2 === 0 ? 'milk' : 'bread', quantity: 1 })));

    const read = await api.get(`/api/households/shopping/lists/${shoppingListId}`);
    const { listItems } = read.body as { listItems: Item[] };
    const amounts = listItems.map(({ note, quantity }) => [note, quantity]).sort();
    const each = (CLIENTS * ROUNDS) / 2;
    expect(amounts).toEqual([
      ['bread', each],
      ['milk', each],
    ]);
  });

  it('lose no tick of each other', async () => {
    const { api } = await aPerson();
    const { body } = await api.post('/api/households/shopping/lists', { name: 'Week' });
    const { id: shoppingListId } = body as { id: string };
    const drafts = AT_ONCE.map((client) => ({ shoppingListId, note: `Item ${client}`, quantity: 1 }));
    const created = await api.post('/api/households/shopping/items/create-bulk', drafts);
    const { createdItems } = created.body as { createdItems: Item[] };

    await Promise.all(
      createdItems.map(({ id }) => api.patch(`/api/households/shopping/items/${id}`, { checked: true })),
    );

    const read = await api.get(`/api/households/shopping/lists/${shoppingListId}`);
    expect(read.body).toMatchObject({ openItemCount: 0, listItems: AT_ONCE.map(() => ({ checked: true })) });
  });
});
