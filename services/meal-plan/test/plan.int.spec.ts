import { FindPlannedRecipes, ListPlannedRecipes, ListTodaysEntries, readAll } from '@larder/contracts';
import { aDirectoryUser, aGroup, aHousehold } from '@larder/testing';
import { PLAN_ENTRIES, type PlanEntryDocument } from '../src/plan-entries/plan-entry.schema.js';
import { notFound, draft, MealPlanFixture } from './support/meal-plan-fixture.js';

const invalidFilter = { code: 'meal-plan.invalid-filter' };

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

describe('the plan of a household', () => {
  it('is visible to its members and no other users', async () => {
    const group = aGroup();
    const household = group.household();
    const [ana, ben] = [household.member(), household.member()];
    const { id } = await plans.create(ana);

    await expect(plans.read(ben, id)).resolves.toMatchObject({ id });
    await expect(plans.update(ben, id, draft({ title: 'Stew' }))).resolves.toMatchObject({ userId: ana.userId });
    for (const other of [group.household().member({ admin: true }), aHousehold().member()]) {
      await expect(plans.read(other, id)).rejects.toEqual(notFound);
      await expect(plans.update(other, id, draft({ title: 'Mine' }))).rejects.toEqual(notFound);
      await expect(plans.remove(other, id)).rejects.toEqual(notFound);
      await expect(plans.titles(other)).resolves.toEqual([]);
      await expect(plans.service.as(other).request(ListTodaysEntries, {})).resolves.toEqual([]);
    }
    await expect(plans.titles(ana)).resolves.toEqual(['Stew']);
  });

  it.each([
    [{ start_date: '2025-03-02' }, ['b', 'c', 'd']],
    [{ end_date: '2025-03-02' }, ['a', 'b']],
    [{ start_date: '2025-03-02', end_date: '2025-03-03' }, ['b', 'c']],
    [{ start_date: '2025-03-03', end_date: '2025-03-02' }, []],
  ])('is limited to the requested days: %p', async (range, expected) => {
    const ana = aHousehold().member();
    for (const [index, title] of ['a', 'b', 'c', 'd'].entries())
      await plans.create(ana, { title, date: `2025-03-0${index + 1}` });

    await expect(plans.titles(ana, { ...range, orderBy: 'date', orderDirection: 'asc' })).resolves.toEqual(expected);
  });

  it('is read in pages and in the requested order', async () => {
    const ana = aHousehold().member();
    for (const title of ['pie', 'Äpfel', 'Bread']) await plans.create(ana, { title });

    await expect(plans.titles(ana)).resolves.toEqual(['Bread', 'Äpfel', 'pie']);
    await expect(plans.titles(ana, { orderBy: 'title:asc' })).resolves.toEqual(['Äpfel', 'Bread', 'pie']);
    await expect(plans.list(ana, { orderBy: 'id', page: 2, perPage: 2 })).resolves.toMatchObject({
      head: { page: 2, perPage: 2, total: 3, totalPages: 2 },
      items: [{ title: 'pie' }],
    });
    await expect(plans.list(ana, { orderBy: 'secret' })).rejects.toMatchObject(invalidFilter);
  });

  it.each(['date', 'createdAt', 'entryType', 'date, title', 'recipeId'])(
    'has every entry on exactly one page when all are equal, in the order of their ids: by %s',
    async (orderBy) => {
      const ana = aHousehold().member();
      await Promise.all(Array.from({ length: 7 }, () => plans.create(ana)));
      const entries = plans.service.collection<PlanEntryDocument>(PLAN_ENTRIES);
      const { householdId } = ana;
      await entries.updateMany({ householdId }, { $set: { createdAt: new Date(0) } });
      const stored = await entries.find({ householdId }).sort({ _id: 1 }).toArray();
      const numbers = stored.map(({ entryId }) => entryId);

      for (const orderDirection of ['asc', 'desc'] as const)
        for (const orderByNullPosition of ['first', 'last'] as const) {
          const query = { orderBy, orderDirection, orderByNullPosition, perPage: 2 };
          const pages = await Promise.all([1, 2, 3, 4].map((page) => plans.list(ana, { ...query, page })));
          const listed = pages.flatMap(({ items }) => items.map(({ id }) => id));
          expect(listed).toEqual(orderDirection === 'asc' ? numbers : [...numbers].reverse());
        }
    },
  );

  it('is filtered by the request, within the household and the days', async () => {
    const household = aHousehold();
    const ana = household.member();
    const soup = plans.recipeService.add(ana, 'soup');
    await plans.create(ana, { title: 'a', date: '2025-03-01', recipeId: soup.id });
    await plans.create(ana, { title: 'b', date: '2025-03-02', entryType: 'dinner' });
    await plans.create(household.group.household().member(), { title: 'theirs' });

    const filtered = (queryFilter: string, query = {}) =>
      plans.titles(ana, { queryFilter, orderBy: 'id:asc', ...query });
    await expect(filtered(`recipeId = "${soup.id}"`)).resolves.toEqual(['a']);
    await expect(filtered('recipe_id IS NULL')).resolves.toEqual(['b']);
    await expect(filtered('entry_type = "dinner" OR date <= "2025-03-01"')).resolves.toEqual(['a', 'b']);
    await expect(filtered('id > 0', { start_date: '2025-03-02' })).resolves.toEqual(['b']);
    await expect(filtered(`household_id <> "${ana.householdId}"`)).resolves.toEqual([]);
    await expect(filtered('recipe.color = "x"')).rejects.toMatchObject(invalidFilter);
  });

  it('is filtered and ordered by recipes and users', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const users = [aDirectoryUser(ana, { fullName: 'Zoe' }), aDirectoryUser(ben, { fullName: 'Ben' })];
    await plans.service.addToDirectory(...users);
    const [soup, pie] = [plans.recipeService.add(ana, 'soup'), plans.recipeService.add(ana, 'pie')];
    await plans.create(ana, { title: 'a', recipeId: soup.id });
    await plans.create(ben, { title: 'b', recipeId: pie.id });
    await plans.create(ben, { title: 'c' });

    const filtered = (queryFilter: string) => plans.titles(ana, { queryFilter, orderBy: 'id:asc' });
    await expect(filtered('recipe.name = "pie"')).resolves.toEqual(['b']);
    await expect(filtered('user.full_name = "Zoe" OR recipe.name = "pie"')).resolves.toEqual(['a', 'b']);
    await expect(filtered('recipe.name IS NULL')).resolves.toEqual(['c']);
    await expect(plans.titles(ana, { orderBy: 'recipe.name:asc' })).resolves.toEqual(['c', 'b', 'a']);
    await expect(plans.titles(ana, { orderBy: 'user.fullName:desc, id:asc', perPage: 2 })).resolves.toEqual(['a', 'b']);
    await expect(plans.titles(ana, { orderBy: 'user.email' })).rejects.toMatchObject(invalidFilter);
  });

  it('has nulls at the requested end, or a stable random order', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'soup');
    await plans.create(ana, { title: 'recipe', recipeId: soup.id });
    for (const title of ['a', 'b', 'c', 'd', 'e']) await plans.create(ana, { title });

    const order = { orderBy: 'recipeId:asc' } as const;
    expect((await plans.titles(ana, { ...order, orderByNullPosition: 'last' }))[0]).toBe('recipe');
    expect((await plans.titles(ana, { ...order, orderByNullPosition: 'first' }))[5]).toBe('recipe');
    const random = { orderBy: 'random', paginationSeed: 'seed', perPage: 4 };
    const [first, second] = [await plans.titles(ana, random), await plans.titles(ana, { ...random, page: 2 })];
    expect([...first, ...second].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'recipe']);
    await expect(plans.titles(ana, { ...random, perPage: -1 })).resolves.toEqual([...first, ...second]);
  });

  it('requests the recipes of a page once', async () => {
    const ana = aHousehold().member();
    const [soup, pie] = [plans.recipeService.add(ana, 'soup'), plans.recipeService.add(ana, 'pie')];
    for (const recipeId of [soup.id, pie.id, soup.id]) await plans.create(ana, { recipeId });
    await plans.create(ana);
    plans.recipeService.requestedIds.length = 0;

    const { items } = await plans.list(ana, { orderBy: 'id:asc', perPage: -1 });

    expect(items.map(({ recipe }) => recipe?.name ?? null)).toEqual(['soup', 'pie', 'soup', null]);
    expect(plans.recipeService.requestedIds.map((ids) => ids.sort())).toEqual([[soup.id, pie.id].sort()]);
  });
});

it('lists the planned recipes of all households on a day, in the time zone of the installation', async () => {
  const [ana, ben] = [aHousehold().member(), aHousehold().member()];
  const [soup, stew] = [plans.recipeService.add(ana, 'soup'), plans.recipeService.add(ben, 'stew')];
  const { id } = await plans.create(ana, { title: '', recipeId: soup.id, date: '2031-05-02' });
  await plans.create(ben, { title: '', recipeId: stew.id, date: '2031-05-02', entryType: 'side' });
  await plans.create(ben, { title: 'Leftovers', date: '2031-05-02' });
  await plans.create(ben, { title: '', recipeId: stew.id, date: '2031-05-01' });

  // In Kiritimati, the date is the second of May already.
  const events = await readAll(plans.service.as(null).stream(ListPlannedRecipes, { at: '2031-05-01T12:00:00Z' }));

  const { userId, groupId, householdId } = ana;
  const owner = { userId, groupId, householdId };
  expect(events).toHaveLength(2);
  expect(events).toContainEqual({
    entryId: id,
    date: '2031-05-02',
    entryType: 'breakfast',
    recipeId: soup.id,
    ...owner,
  });
  expect(events).toContainEqual(expect.objectContaining({ recipeId: stew.id, entryType: 'side' }));
});

it('finds the recipes of entries that match a filter', async () => {
  const [ana, ben] = [aHousehold().member(), aHousehold().member()];
  const [soup, stew] = [plans.recipeService.add(ana, 'soup'), plans.recipeService.add(ana, 'stew')];
  const theirs = plans.recipeService.add(ben, 'pie');
  for (const date of ['2031-06-01', '2031-06-02']) await plans.create(ana, { title: '', recipeId: soup.id, date });
  await plans.create(ana, { title: '', recipeId: stew.id, date: '2031-06-03', entryType: 'dinner' });
  await plans.create(ana, { title: 'Leftovers', date: '2031-06-03' });
  await plans.create(ben, { title: '', recipeId: theirs.id, date: '2031-06-01' });
  const idsMatching = async (queryFilter: string) =>
    (await readAll(plans.service.as(ana).stream(FindPlannedRecipes, { queryFilter }))).map(({ recipeId }) => recipeId);

  expect(await idsMatching('date <= 2031-06-02')).toEqual([soup.id]);
  expect(await idsMatching('entry_type = "dinner"')).toEqual([stew.id]);
  expect((await idsMatching('')).sort()).toEqual([soup.id, stew.id].sort());
  await expect(idsMatching('secret = 1')).rejects.toMatchObject(invalidFilter);
});
