import {
  CreatePlanEntry,
  DeletePlanEntry,
  DirectoryEntryDeleted,
  ListPlanEntries,
  ListTodaysEntries,
  PlanEntryDeleted,
  PlanEntrySaved,
  ReadPlanEntry,
  readPage,
  RecipeDeleted,
  UpdatePlanEntry,
  type Actor,
  type PlanEntryDraft,
  type PlanEntryUpdate,
  type PlanQuery,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { mealPlanService } from '../src/index.js';
import { dayIn } from '../src/entries/day.js';
import { RecipeBook } from './recipe-book.js';

// Far from the machine's own zone, so that a mix-up shows.
const ZONE = 'Pacific/Kiritimati';
let plans: TestService;
let book: RecipeBook;

beforeAll(async () => {
  plans = await startTestService(mealPlanService, { env: { TZ: ZONE } });
  book = await RecipeBook.open(plans);
});
afterAll(() => plans.stop());

type Draft = Partial<z.input<typeof PlanEntryDraft>>;
const draft = (fields: Draft = {}) => ({ date: '2025-03-14', title: 'Soup', ...fields });

const create = (actor: Actor, fields: Draft = {}) => plans.as(actor).request(CreatePlanEntry, { entry: draft(fields) });
const read = (actor: Actor, id: number) => plans.as(actor).request(ReadPlanEntry, { id });
const update = (actor: Actor, id: number, entry: z.input<typeof PlanEntryUpdate>) =>
  plans.as(actor).request(UpdatePlanEntry, { id, entry });
const remove = (actor: Actor, id: number) => plans.as(actor).request(DeletePlanEntry, { id });
const list = (actor: Actor, query: z.input<typeof PlanQuery> = {}) =>
  readPage(plans.as(actor).stream(ListPlanEntries, query));
const titles = async (actor: Actor, query: z.input<typeof PlanQuery> = {}) =>
  (await list(actor, query)).items.map(({ title }) => title);
const absent = expect.objectContaining({ code: 'common.not-found' }) as Error;

async function told<E extends typeof PlanEntrySaved | typeof PlanEntryDeleted>(event: E, entryId: number) {
  await plans.settled();
  return plans.published(event).filter((each) => each.entryId === entryId);
}

describe('planning something', () => {
  it('answers a note with its number', async () => {
    const ana = aHousehold().member();

    const entry = await create(ana, { title: 'Leftovers', text: 'from Sunday' });

    expect(entry).toEqual({
      ...{ date: '2025-03-14', entryType: 'breakfast', title: 'Leftovers', text: 'from Sunday' },
      ...{ id: expect.any(Number) as number, recipeId: null, recipe: null },
      ...{ groupId: ana.groupId, householdId: ana.householdId, userId: ana.userId },
    });
    await expect(read(ana, entry.id)).resolves.toEqual(entry);
  });

  it('answers a recipe with its summary', async () => {
    const ana = aHousehold().member();
    const soup = book.write(ana, 'pea-soup');

    const entry = await create(ana, { title: '', recipeId: soup.id, entryType: 'dinner' });

    expect(entry).toMatchObject({ entryType: 'dinner', title: '', recipeId: soup.id, recipe: soup });
    await expect(read(ana, entry.id)).resolves.toEqual(entry);
  });

  it('tells who cares, as something new', async () => {
    const ana = aHousehold().member();

    const { id } = await create(ana);

    await expect(told(PlanEntrySaved, id)).resolves.toEqual([
      expect.objectContaining({ date: '2025-03-14', isNew: true, householdId: ana.householdId, userId: ana.userId }),
    ]);
  });

  it('refuses a recipe the group does not have, and stores nothing', async () => {
    const ana = aHousehold().member();

    await expect(create(ana, { recipeId: newId() })).rejects.toMatchObject({ code: 'meal-plan.recipe-not-found' });
    await expect(list(ana)).resolves.toMatchObject({ head: { total: 0 } });
  });

  it('refuses what names neither a recipe nor a title, and days that do not exist', async () => {
    const ana = aHousehold().member();

    await expect(create(ana, { title: '' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(create(ana, { date: '2025-02-31' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(plans.as(null).request(CreatePlanEntry, { entry: draft() })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('never gives a number twice, also when many plan at once', async () => {
    const members = Array.from({ length: 20 }, () => aHousehold().member());

    const entries = await Promise.all(members.map((member) => create(member)));

    expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
    expect(entries.every(({ id }) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });
});

describe('the plan of a household', () => {
  it('is shared by its members and nobody else', async () => {
    const group = aGroup();
    const household = group.household();
    const [ana, ben] = [household.member(), household.member()];
    const { id } = await create(ana);

    await expect(read(ben, id)).resolves.toMatchObject({ id });
    await expect(update(ben, id, draft({ title: 'Stew' }))).resolves.toMatchObject({ userId: ana.userId });
    for (const other of [group.household().member({ admin: true }), aHousehold().member()]) {
      await expect(read(other, id)).rejects.toEqual(absent);
      await expect(update(other, id, draft({ title: 'Mine' }))).rejects.toEqual(absent);
      await expect(remove(other, id)).rejects.toEqual(absent);
      await expect(titles(other)).resolves.toEqual([]);
      await expect(plans.as(other).request(ListTodaysEntries, {})).resolves.toEqual([]);
    }
    await expect(titles(ana)).resolves.toEqual(['Stew']);
  });

  it.each([
    [{ start_date: '2025-03-02' }, ['b', 'c', 'd']],
    [{ end_date: '2025-03-02' }, ['a', 'b']],
    [{ start_date: '2025-03-02', end_date: '2025-03-03' }, ['b', 'c']],
    [{ start_date: '2025-03-03', end_date: '2025-03-02' }, []],
  ])('is cut by days: %p', async (range, expected) => {
    const ana = aHousehold().member();
    for (const [index, title] of ['a', 'b', 'c', 'd'].entries())
      await create(ana, { title, date: `2025-03-0${index + 1}` });

    await expect(titles(ana, { ...range, orderBy: 'date', orderDirection: 'asc' })).resolves.toEqual(expected);
  });

  it('comes in pages and in the order asked for', async () => {
    const ana = aHousehold().member();
    for (const title of ['pie', 'Äpfel', 'Bread']) await create(ana, { title });

    await expect(titles(ana)).resolves.toEqual(['Bread', 'Äpfel', 'pie']);
    await expect(titles(ana, { orderBy: 'title:asc' })).resolves.toEqual(['Äpfel', 'Bread', 'pie']);
    await expect(list(ana, { orderBy: 'id', page: 2, perPage: 2 })).resolves.toMatchObject({
      head: { page: 2, perPage: 2, total: 3, totalPages: 2 },
      items: [{ title: 'pie' }],
    });
    await expect(list(ana, { orderBy: 'secret' })).rejects.toMatchObject({ code: 'meal-plan.invalid-filter' });
  });

  it('is filtered by what the caller asks, within the household and the days', async () => {
    const household = aHousehold();
    const ana = household.member();
    const soup = book.write(ana, 'soup');
    await create(ana, { title: 'a', date: '2025-03-01', recipeId: soup.id });
    await create(ana, { title: 'b', date: '2025-03-02', entryType: 'dinner' });
    await create(household.group.household().member(), { title: 'theirs' });

    const filtered = (queryFilter: string, query = {}) => titles(ana, { queryFilter, orderBy: 'id:asc', ...query });
    await expect(filtered(`recipeId = "${soup.id}"`)).resolves.toEqual(['a']);
    await expect(filtered('recipe_id IS NULL')).resolves.toEqual(['b']);
    await expect(filtered('entry_type = "dinner" OR date <= "2025-03-01"')).resolves.toEqual(['a', 'b']);
    await expect(filtered('id > 0', { start_date: '2025-03-02' })).resolves.toEqual(['b']);
    await expect(filtered(`household_id <> "${ana.householdId}"`)).resolves.toEqual([]);
    await expect(filtered('recipe.name = "x"')).rejects.toMatchObject({ code: 'meal-plan.invalid-filter' });
  });

  it('comes with nulls where the caller wants them, or in a random order that stays the same', async () => {
    const ana = aHousehold().member();
    const soup = book.write(ana, 'soup');
    await create(ana, { title: 'recipe', recipeId: soup.id });
    for (const title of ['a', 'b', 'c', 'd', 'e']) await create(ana, { title });

    const order = { orderBy: 'recipeId:asc' } as const;
    expect((await titles(ana, { ...order, orderByNullPosition: 'last' }))[0]).toBe('recipe');
    expect((await titles(ana, { ...order, orderByNullPosition: 'first' }))[5]).toBe('recipe');
    const random = { orderBy: 'random', paginationSeed: 'seed', perPage: 4 };
    const [first, second] = [await titles(ana, random), await titles(ana, { ...random, page: 2 })];
    expect([...first, ...second].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'recipe']);
    await expect(titles(ana, { ...random, perPage: -1 })).resolves.toEqual([...first, ...second]);
  });

  it('asks for the recipes of a page once', async () => {
    const ana = aHousehold().member();
    const [soup, pie] = [book.write(ana, 'soup'), book.write(ana, 'pie')];
    for (const recipeId of [soup.id, pie.id, soup.id]) await create(ana, { recipeId });
    await create(ana);
    book.asked.length = 0;

    const { items } = await list(ana, { orderBy: 'id:asc', perPage: -1 });

    expect(items.map(({ recipe }) => recipe?.name ?? null)).toEqual(['soup', 'pie', 'soup', null]);
    expect(book.asked.map((ids) => ids.sort())).toEqual([[soup.id, pie.id].sort()]);
  });

  it('shows an entry whose recipe cannot be found any more', async () => {
    const ana = aHousehold().member();
    const soup = book.write(ana, 'soup');
    const { id } = await create(ana, { recipeId: soup.id });
    book.tearOut(soup.id);

    await expect(read(ana, id)).resolves.toMatchObject({ recipeId: soup.id, recipe: null });
  });
});

it('shows what is planned today where the household lives, breakfast first', async () => {
  const ana = aHousehold().member();
  const today = dayIn(ZONE);
  await create(ana, { title: 'soup', date: today, entryType: 'dinner' });
  await create(ana, { title: 'toast', date: today, entryType: 'breakfast' });
  await create(ana, { title: 'another day', date: '2001-01-01' });

  const entries = await plans.as(ana).request(ListTodaysEntries, {});

  expect(entries.map(({ title }) => title)).toEqual(['toast', 'soup']);
});

describe('changing an entry', () => {
  it('replaces it as a whole, and keeps whose it is', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const soup = book.write(ana, 'soup');
    const { id } = await create(ana, { title: 'Soup', text: 'hot', entryType: 'lunch', recipeId: soup.id });

    const updated = await update(ben, id, {
      date: '2025-03-15',
      title: 'Pie',
      groupId: newId(),
      userId: newId(),
      id: 7,
    });

    expect(updated).toMatchObject({ id, date: '2025-03-15', title: 'Pie', text: '', entryType: 'breakfast' });
    expect(updated).toMatchObject({ recipeId: null, recipe: null, userId: ana.userId, groupId: ana.groupId });
    await expect(read(ana, id)).resolves.toEqual(updated);
    await expect(told(PlanEntrySaved, id)).resolves.toEqual([
      expect.objectContaining({ isNew: true }),
      expect.objectContaining({ isNew: false, date: '2025-03-15', userId: ben.userId }),
    ]);
  });

  it('refuses a recipe the group does not have, and changes nothing', async () => {
    const ana = aHousehold().member();
    const entry = await create(ana);

    await expect(update(ana, entry.id, draft({ recipeId: newId() }))).rejects.toMatchObject({
      code: 'meal-plan.recipe-not-found',
    });
    await expect(read(ana, entry.id)).resolves.toEqual(entry);
    await expect(update(ana, 999_999_999, draft())).rejects.toEqual(absent);
  });

  it('keeps one whole version when two change it at once', async () => {
    const ana = aHousehold().member();
    const { id } = await create(ana);

    const versions = await Promise.all([
      update(ana, id, draft({ title: 'A', text: 'a' })),
      update(ana, id, draft({ title: 'B', text: 'b' })),
    ]);

    expect(versions).toContainEqual(await read(ana, id));
    await expect(told(PlanEntrySaved, id)).resolves.toHaveLength(3);
  });
});

describe('deleting an entry', () => {
  it('answers what it was, and tells', async () => {
    const ana = aHousehold().member();
    const soup = book.write(ana, 'soup');
    const entry = await create(ana, { recipeId: soup.id });

    await expect(remove(ana, entry.id)).resolves.toEqual(entry);
    await expect(read(ana, entry.id)).rejects.toEqual(absent);
    await expect(list(ana)).resolves.toMatchObject({ head: { total: 0 } });
    await expect(told(PlanEntryDeleted, entry.id)).resolves.toHaveLength(1);
  });

  it('happens once when two people do it at the same time', async () => {
    const household = aHousehold();
    const { id } = await create(household.member());

    const outcomes = await Promise.allSettled([remove(household.member(), id), remove(household.member(), id)]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(told(PlanEntryDeleted, id)).resolves.toHaveLength(1);
  });
});

describe('what happens elsewhere', () => {
  it('removes the entries of a deleted recipe from every household, and only those', async () => {
    const group = aGroup();
    const [ana, ben] = [group.household().member(), group.household().member()];
    const [soup, pie] = [book.write(ana, 'soup'), book.write(ana, 'pie')];
    const gone = [await create(ana, { recipeId: soup.id }), await create(ben, { recipeId: soup.id })];
    const kept = [await create(ana, { recipeId: pie.id }), await create(ben)];

    const fact = { recipeId: soup.id, slug: 'soup', name: 'soup', revision: 3 };
    await plans.publish(RecipeDeleted, fact, { actor: ana });
    await plans.publish(RecipeDeleted, fact, { actor: ana }); // events may come twice

    await plans.eventually.published(PlanEntryDeleted, {
      count: 2,
      where: ({ entryId }) => gone.some(({ id }) => id === entryId),
    });
    await waitUntil(async () => (await list(ben)).head.total === 1);
    await expect(titles(ana)).resolves.toHaveLength(1);
    await expect(read(ana, kept[0]?.id ?? 0)).resolves.toEqual(kept[0]);
    await expect(read(ben, kept[1]?.id ?? 0)).resolves.toEqual(kept[1]);
    const [event] = await told(PlanEntryDeleted, gone[1]?.id ?? 0);
    expect(event).toMatchObject({ groupId: group.id, householdId: ben.householdId });
  });

  it('hands the entries of a deleted user over, within their household', async () => {
    const household = aHousehold();
    const [gone, successor] = [household.member(), household.group.household().member()];
    const { id } = await create(gone);

    await plans.publish(DirectoryEntryDeleted, { kind: 'user', id: newId(), revision: 1 });
    const fact = { kind: 'user', id: gone.userId, revision: 2, successorId: successor.userId } as const;
    await plans.publish(DirectoryEntryDeleted, fact);

    const handedOver = await waitUntil(async () => {
      const found = await read(household.member(), id);
      return found.userId === successor.userId ? found : null;
    });
    expect(handedOver).toMatchObject({ id, householdId: household.id });
  });

  it('forgets the plans of a group that was deleted, and only those', async () => {
    const [gone, stays] = [aHousehold().member(), aHousehold().member()];
    await create(gone);
    await create(stays);

    await plans.publish(DirectoryEntryDeleted, { kind: 'household', id: stays.householdId, revision: 1 });
    await plans.publish(DirectoryEntryDeleted, { kind: 'group', id: gone.groupId, revision: 1 });

    await waitUntil(async () => (await list(gone)).head.total === 0);
    await expect(titles(stays)).resolves.toHaveLength(1);
  });
});
