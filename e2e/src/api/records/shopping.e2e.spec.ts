import { aUser } from '../../support/users.js';

const CLIENTS = 8;
const ROUNDS = 5;
const AT_ONCE = Array.from({ length: CLIENTS }, (_, client) => client);

interface Item {
  id: string;
  note: string;
  quantity: number;
}

describe('several phones that add the same items concurrently', () => {
  it('create no duplicates and lose no amount', async () => {
    const { api } = await aUser();
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

  it('lose no checked item of each other', async () => {
    const { api } = await aUser();
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

describe('the items of all lists', () => {
  type Named = { id: string };
  const made = async (post: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await post;
    expect([200, 201]).toContain(status);
    return body as Named;
  };

  /** Two lists: milk, leek and a note on the first, leek on the second. */
  async function someLists() {
    const { api } = await aUser();
    const label = await made(api.post('/api/groups/labels', { name: 'Dairy' }));
    const milk = await made(api.post('/api/foods', { name: 'milk', labelId: label.id }));
    const leek = await made(api.post('/api/foods', { name: 'leek', pluralName: 'leeks' }));
    const liter = await made(api.post('/api/units', { name: 'liter', abbreviation: 'l' }));
    const [week, party] = [
      await made(api.post('/api/households/shopping/lists', { name: 'Week' })),
      await made(api.post('/api/households/shopping/lists', { name: 'Party' })),
    ];
    const drafts = [
      { shoppingListId: week.id, foodId: milk.id, unitId: liter.id, quantity: 2, labelId: label.id },
      { shoppingListId: week.id, foodId: leek.id, quantity: 3 },
      { shoppingListId: week.id, note: 'candles', quantity: 1 },
      { shoppingListId: party.id, foodId: leek.id, quantity: 9 },
    ];
    const { status } = await api.post('/api/households/shopping/items/create-bulk', drafts);
    expect(status).toBe(201);
    const items = async (queryFilter: string, orderBy = 'quantity') => {
      const query = new URLSearchParams({
        queryFilter,
        orderBy,
        orderDirection: 'asc',
        perPage: '-1',
        paginationSeed: 's',
      });
      const { status: answered, body } = await api.get(`/api/households/shopping/items?${query.toString()}`);
      return { status: answered, quantities: (body as { items?: Item[] }).items?.map(({ quantity }) => quantity) };
    };
    return { api, items, week, label, leek };
  }

  it('are filtered by their foods, units, labels and lists', async () => {
    const { items, week, label, leek } = await someLists();
    const cases: [filter: string, quantities: number[]][] = [
      ['food.name = "leek"', [3, 9]],
      ['food.plural_name LIKE "lee%"', [3, 9]],
      ['food.name <> "leek"', [2]],
      ['food.name IS NULL', [1]],
      [`food.id = "${leek.id}" AND shopping_list.name = "Week"`, [3]],
      ['unit.abbreviation IN ["l", "ml"]', [2]],
      ['label.name = "Dairy" OR food.name = "leek"', [2, 3, 9]],
      [`label.id = ${label.id}`, [2]],
      ['food.label.name = "Dairy"', [2]],
      ['shoppingList.name NOT LIKE "W%"', [9]],
      [`shoppingListId = ${week.id} AND food.name IS NOT NULL`, [2, 3]],
    ];
    for (const [filter, quantities] of cases)
      expect([filter, await items(filter)]).toEqual([filter, { status: 200, quantities }]);
    expect((await items('food.color = "red"')).status).toBe(400);
    expect((await items('shopping_list.items = "x"')).status).toBe(400);
  });

  it('are found by the recipes that they were added from, and lists by the foods of their items', async () => {
    const { api, items, week } = await someLists();
    const { body: slug } = await api.post('/api/recipes', { name: 'Leek soup' });
    const { body: recipe } = await api.get(`/api/recipes/${String(slug)}`);
    const { id } = recipe as Named;
    const recipeIngredients = [{ note: 'stock', quantity: 5 }];
    await made(api.post(`/api/households/shopping/lists/${week.id}/recipe/${id}`, { recipeIngredients }));
    const lists = async (queryFilter: string) => {
      const { body } = await api.get(
        `/api/households/shopping/lists?${new URLSearchParams({ queryFilter }).toString()}`,
      );
      return (body as { items?: { name: string }[] }).items?.map(({ name }) => name);
    };

    expect((await items('recipeReferences.recipe.name LIKE "leek%"')).quantities).toEqual([5]);
    expect(await lists('recipe_references.recipe.slug = "leek-soup"')).toEqual(['Week']);
    expect(await lists('listItems.food.name = "leek"')).toEqual(['Party', 'Week']);
    expect(await lists('list_items.food.label.name = "Dairy" AND listItems.unit.abbreviation = "l"')).toEqual(['Week']);
    expect(await lists('listItems.label.name = "Dairy" AND listItems.food.name = "candles"')).toEqual([]);
    expect(await lists('household.users.admin = true OR group.households.name = "x"')).toEqual([]);
  });

  it('are sorted by their foods, labels and lists', async () => {
    const { items } = await someLists();

    expect((await items('', 'food.name, quantity')).quantities).toEqual([1, 3, 9, 2]);
    expect((await items('', 'food.name:desc, quantity')).quantities).toEqual([2, 3, 9, 1]);
    expect((await items('food.name IS NOT NULL', 'shopping_list.name, quantity')).quantities).toEqual([9, 2, 3]);
    expect((await items('', 'label.name, quantity:desc')).quantities).toEqual([9, 3, 1, 2]);
    expect((await items('', 'unit.color')).status).toBe(400);
    const shuffled = (await items('', 'random')).quantities ?? [];
    expect([...shuffled].sort()).toEqual([1, 2, 3, 9]);
  });

  it('are found by id, in their own household only', async () => {
    const { items } = await someLists();
    const { api } = await aUser();
    const { body } = await api.post('/api/households/shopping/lists', { name: 'Own' });
    const draft = { shoppingListId: (body as Named).id, note: 'jam', quantity: 7 };
    const { createdItems } = (await api.post('/api/households/shopping/items', draft)).body as { createdItems: Item[] };
    const [{ id = '' } = {}] = createdItems;

    const own = (await api.get(`/api/households/shopping/items?queryFilter=id=${id}`)).body as { items: Item[] };
    expect(own.items).toMatchObject([{ id, note: 'jam' }]);
    expect((await items(`id = ${id}`)).quantities).toEqual([]);
    expect((await items('shopping_list.name = "Own"')).quantities).toEqual([]);
  });
});
