import { CreateShoppingList, ShoppingListCreated, ShoppingListDeleted, type Actor } from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aDirectoryUser, aGroup, aHousehold } from '@larder/testing';
import { listCalls } from './support/list-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());
const { create, read, remove, list } = listCalls(() => shopping);
const names = async (actor: Actor, query: Parameters<typeof list>[1] = {}) =>
  (await list(actor, query)).items.map(({ name }) => name);
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;

describe('creating a list', () => {
  it('returns the empty list, owned by its creator', async () => {
    const ana = aHousehold().member();

    const created = await create(ana, { name: ' Market ', extras: { 'a.b': 1, $x: 'y' } });

    expect(created).toMatchObject({
      name: 'Market',
      extras: { 'a.b': '1', $x: 'y' },
      userId: ana.userId,
      householdId: ana.householdId,
      groupId: ana.groupId,
      listItems: [],
      recipeReferences: [],
      labelSettings: [],
    });
    await expect(read(ana, created.id)).resolves.toEqual(created);
  });

  it('needs no name', async () => {
    const ana = aHousehold().member();

    await expect(create(ana, {})).resolves.toMatchObject({ name: null, extras: {} });
    await expect(create(ana, { name: null, extras: null })).resolves.toMatchObject({ name: null });
  });

  it('publishes an event, once', async () => {
    const ana = aHousehold().member();

    const { id } = await create(ana);
    await shopping.settled();

    const events = shopping.published(ShoppingListCreated).filter(({ listId }) => listId === id);
    expect(events).toEqual([
      expect.objectContaining({ name: 'Market', userId: ana.userId, householdId: ana.householdId }),
    ]);
  });

  it('creates one list for repeated and concurrent requests', async () => {
    const ana = aHousehold().member();
    const id = newId();

    const once = () => create(ana, { name: 'Once' }, id);
    const [first, second] = await Promise.all([once(), once()]);
    const third = await once();
    await shopping.settled();

    expect([second, third]).toEqual([first, first]);
    expect((await list(ana)).head.total).toBe(1);
    expect(shopping.published(ShoppingListCreated).filter(({ listId }) => listId === id)).toHaveLength(1);
  });

  it('does not return a list of another household when its id is used again', async () => {
    const theirs = await create(aHousehold().member(), { name: 'Secret' });

    await expect(create(aHousehold().member(), { name: 'Mine' }, theirs.id)).rejects.toMatchObject({
      code: 'common.conflict',
    });
  });

  it('refuses names that are too long', async () => {
    const reply = shopping.as(null).request(CreateShoppingList, { id: newId(), list: { name: 'x' } });

    await expect(reply).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(create(aHousehold().member(), { name: 'x'.repeat(256) })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the lists of a household', () => {
  it('are visible to all its members and no other users', async () => {
    const group = aGroup();
    const household = group.household();
    const [ana, ben] = [household.member(), household.member()];
    const neighbor = group.household().member();
    const otherGroupMember = aHousehold().member();
    const { id } = await create(ana);

    await expect(read(ben, id)).resolves.toMatchObject({ id });
    await expect(names(ben)).resolves.toEqual(['Market']);
    for (const other of [neighbor, otherGroupMember, group.household().member({ admin: true })]) {
      await expect(read(other, id)).rejects.toEqual(notFound);
      await expect(remove(other, id)).rejects.toEqual(notFound);
      await expect(names(other)).resolves.toEqual([]);
    }
    await expect(read(ana, id)).resolves.toMatchObject({ id });
  });

  it('are read newest first, in pages', async () => {
    const ana = aHousehold().member();
    for (const name of ['one', 'two', 'three']) await create(ana, { name });

    await expect(names(ana)).resolves.toEqual(['three', 'two', 'one']);
    await expect(list(ana, { page: 2, perPage: 2 })).resolves.toMatchObject({
      head: { page: 2, perPage: 2, total: 3, totalPages: 2 },
      items: [{ name: 'one' }],
    });
    await expect(names(ana, { page: -1, perPage: 2 })).resolves.toEqual(['one']);
    await expect(list(ana, { perPage: 0 })).resolves.toMatchObject({ head: { total: 3 }, items: [] });
  });

  it('are ordered by name regardless of case and accents', async () => {
    const ana = aHousehold().member();
    for (const name of ['banana', 'Äpfel', 'Cherries']) await create(ana, { name });

    expect(await names(ana, { orderBy: 'name', orderDirection: 'asc', perPage: -1 })).toEqual([
      'Äpfel',
      'banana',
      'Cherries',
    ]);
  });

  it('without a name are where the order of nulls says', async () => {
    const ana = aHousehold().member();
    for (const name of ['a', null, 'b']) await create(ana, { name });
    const named = (orderDirection: 'asc' | 'desc', nulls?: 'first' | 'last') =>
      names(ana, { orderBy: 'name', orderDirection, ...(nulls && { orderByNullPosition: nulls }) });

    expect([await named('asc'), await named('desc')]).toEqual([
      [null, 'a', 'b'],
      ['b', 'a', null],
    ]);
    expect([await named('asc', 'last'), await named('desc', 'first')]).toEqual([
      ['a', 'b', null],
      [null, 'b', 'a'],
    ]);
  });

  it('are filtered, or in a stable random order', async () => {
    const household = aHousehold();
    const ana = household.member();
    for (const name of [null, 'b', 'a', null]) await create(ana, { name });
    await create(household.group.household().member(), { name: 'theirs' });

    await expect(names(ana, { queryFilter: 'name IS NULL' })).resolves.toEqual([null, null]);
    await expect(names(ana, { queryFilter: 'name = "a" OR household_id IS NOT NULL' })).resolves.toHaveLength(4);
    await expect(names(ana, { queryFilter: 'secret = 1' })).rejects.toMatchObject({ code: 'shopping.invalid-filter' });
    const random = { orderBy: 'random', paginationSeed: 'seed' };
    const everything = (await list(ana, random)).items;
    expect(everything).toHaveLength(4);
    await expect(list(ana, { ...random, page: 2, perPage: 3 })).resolves.toMatchObject({ items: [everything[3]] });
    await expect(list(ana, random)).resolves.toMatchObject({ items: everything });
  });

  it('are filtered and ordered by their owners', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    for (const user of [aDirectoryUser(ana, { fullName: 'Zoe' }), aDirectoryUser(ben, { fullName: 'Ben' })])
      await shopping.get(Directory).save(user);
    await create(ana, { name: 'A' });
    await create(ben, { name: 'B' });

    await expect(names(ana, { queryFilter: 'user.full_name = "Zoe"' })).resolves.toEqual(['A']);
    await expect(names(ana, { orderBy: 'user.full_name:asc' })).resolves.toEqual(['B', 'A']);
    await expect(names(ana, { orderBy: 'user.full_name:desc', perPage: 1, page: 2 })).resolves.toEqual(['B']);
    await create(ben, { name: null });
    const nullsLast = { orderBy: 'user.full_name:asc, name:asc', orderByNullPosition: 'last' } as const;
    await expect(names(ana, nullsLast)).resolves.toEqual(['B', null, 'A']);
    await expect(names(ana, { queryFilter: 'user.password = "x"' })).rejects.toMatchObject({
      code: 'shopping.invalid-filter',
    });
  });

  it('refuse an unknown order', async () => {
    await expect(list(aHousehold().member(), { orderBy: 'secret' })).rejects.toMatchObject({
      kind: 'refused',
      params: { reason: 'Invalid order_by statement "secret": "secret" is invalid' },
    });
  });
});

describe('deleting a list', () => {
  it('returns the list, which is not found any more', async () => {
    const ana = aHousehold().member();
    const created = await create(ana);

    await expect(remove(ana, created.id)).resolves.toEqual(created);
    await expect(read(ana, created.id)).rejects.toEqual(notFound);
    await expect(list(ana)).resolves.toMatchObject({ head: { total: 0 }, items: [] });
    await shopping.settled();
    expect(shopping.published(ShoppingListDeleted)).toContainEqual(
      expect.objectContaining({ listId: created.id, name: 'Market', userId: ana.userId }),
    );
  });

  it('is done once for two concurrent requests', async () => {
    const household = aHousehold();
    const { id } = await create(household.member());

    const outcomes = await Promise.allSettled([remove(household.member(), id), remove(household.member(), id)]);
    await shopping.settled();

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(shopping.published(ShoppingListDeleted).filter(({ listId }) => listId === id)).toHaveLength(1);
    await expect(remove(household.member(), id)).rejects.toEqual(notFound);
  });
});
