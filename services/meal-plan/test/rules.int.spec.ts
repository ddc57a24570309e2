import {
  ChangePlan,
  CheckRecipeFilter,
  CopyPlanEntry,
  CopyPlanRule,
  CreateMenu,
  CreatePlanEntry,
  CreatePlanRule,
  CreateRandomPlanEntry,
  DeleteMenu,
  DeletePlanEntry,
  DeletePlanRule,
  ListMenus,
  ListPlanEntries,
  ListPlanRules,
  ListRecipes,
  MenuDraft,
  pageParts,
  PatchPlanEntry,
  PatchPlanRule,
  PlanChanges,
  PlanEntryDraft,
  PlanMenu,
  PlanRuleDraft,
  ReadCalendar,
  ReadCalendarToken,
  ReadMenu,
  readPage,
  ReadPlanRule,
  RenewCalendarToken,
  RevokeCalendarToken,
  UpdateMenu,
  UpdatePlanEntry,
  UpdatePlanRule,
  type Actor,
  type RecipeSummary,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aGroup, aHousehold, startTestService, waitUntil, type TestService } from '@larder/testing';
import ICAL from 'ical.js';
import { mealPlanService } from '../src/index.js';
import { aKnownMember } from './household-fixture.js';
import { RecipeBook } from './recipe-book.js';

let plans: TestService;
let book: RecipeBook;
/** What the recipe service was asked to find, and the recipes it has. */
let filters: string[] = [];
let recipes: RecipeSummary[] = [];

beforeAll(async () => {
  plans = await startTestService(mealPlanService);
  book = await RecipeBook.open(plans);
  await plans.answers(CheckRecipeFilter, ({ queryFilter }) => ({ valid: !queryFilter.includes('colour') }));
  await plans.streams(ListRecipes, ({ queryFilter = '' }) => {
    filters.push(queryFilter);
    const found = recipes.filter(({ id }) => !queryFilter.includes(`"${id}"`));
    const head = { page: 1, perPage: 1, total: found.length, totalPages: found.length };
    return pageParts(head, found.slice(0, 1));
  });
});
beforeEach(() => {
  filters = [];
  recipes = [];
});
afterAll(() => plans.stop());

const DAY = '2030-06-01'; // a Saturday
const as = (actor: Actor) => plans.as(actor);
const rule = (actor: Actor, draft: object = {}) =>
  as(actor).request(CreatePlanRule, { id: newId(), rule: PlanRuleDraft.parse(draft) });
const entry = (actor: Actor, draft: object = {}) =>
  as(actor).request(CreatePlanEntry, { entry: PlanEntryDraft.parse({ date: DAY, title: 'Soup', ...draft }) });
const entries = async (actor: Actor) => (await readPage(as(actor).stream(ListPlanEntries, { perPage: -1 }))).items;
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;
function neighbours() {
  const group = aGroup();
  return { ana: aHousehold(group).member(), neighbour: aHousehold(group).member() };
}

describe('rules', () => {
  it('are created, changed, copied, listed and deleted', async () => {
    const { ana } = neighbours();
    const created = await rule(ana, { day: 'saturday', entryType: 'dinner', queryFilterString: 'tags.name = "quick"' });
    expect(created).toMatchObject({
      ...{ day: 'saturday', entryType: 'dinner', queryFilterString: 'tags.name = "quick"' },
      queryFilter: { parts: [{ attributeName: 'tags.name', relationalOperator: '=', value: 'quick' }] },
      ...{ groupId: ana.groupId, householdId: ana.householdId },
    });
    const { id } = created;

    await as(ana).request(UpdatePlanRule, { id, rule: PlanRuleDraft.parse({ day: 'monday' }) });
    const patched = await as(ana).request(PatchPlanRule, { id, changes: { entryType: 'lunch' } });
    expect(patched).toMatchObject({ day: 'monday', entryType: 'lunch', queryFilter: { parts: [] } });
    const copy = await as(ana).request(CopyPlanRule, { id, copyId: newId() });
    const { items } = await readPage(as(ana).stream(ListPlanRules, { orderBy: 'created_at', orderDirection: 'asc' }));
    expect(items).toEqual([patched, copy]);
    await as(ana).request(DeletePlanRule, { id });
    await expect(as(ana).request(ReadPlanRule, { id })).rejects.toEqual(notFound);
  });

  it('match every recipe after a patch with a blank filter', async () => {
    const { ana } = neighbours();
    const { id } = await rule(ana, { queryFilterString: 'tags.name = "a"' });
    await as(ana).request(PatchPlanRule, { id, changes: { queryFilterString: '  ' } });
    recipes = [book.write(ana, 'Stew')];

    await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect(filters).toEqual(['']);
  });

  it('refuse an invalid filter, and accept the lists of older clients', async () => {
    const { ana } = neighbours();
    const [tag, household] = [newId(), newId()];
    await expect(rule(ana, { queryFilterString: 'colour = "red"' })).rejects.toMatchObject({ code: 'common.invalid' });
    const { queryFilterString } = await rule(ana, { tags: [{ id: tag }], households: [{ id: household }] });
    expect(queryFilterString).toBe(`tags.id CONTAINS ALL ["${tag}"] AND household_id IN ["${household}"]`);
  });

  it('are not found for another household', async () => {
    const { ana, neighbour } = neighbours();
    const { id } = await rule(ana);
    const other = as(neighbour);
    await expect(other.request(ReadPlanRule, { id })).rejects.toEqual(notFound);
    await expect(other.request(UpdatePlanRule, { id, rule: PlanRuleDraft.parse({}) })).rejects.toEqual(notFound);
    await expect(other.request(PatchPlanRule, { id, changes: {} })).rejects.toEqual(notFound);
    await expect(other.request(CopyPlanRule, { id, copyId: newId() })).rejects.toEqual(notFound);
    await expect(other.request(DeletePlanRule, { id })).rejects.toEqual(notFound);
    expect((await readPage(other.stream(ListPlanRules, {}))).items).toEqual([]);
  });
});

describe('a random meal', () => {
  it('matches the rules for the day and the meal, and skips a rule with an invalid filter', async () => {
    const { ana } = neighbours();
    await rule(ana, { day: 'saturday', queryFilterString: 'tags.name = "a"' });
    await rule(ana, { entryType: 'dinner', queryFilterString: 'tags.name = "b"' });
    await rule(ana, { day: 'sunday', queryFilterString: 'tags.name = "c"' });
    await rule(ana, { entryType: 'lunch', queryFilterString: 'tags.name = "d"' });
    recipes = [book.write(ana, 'Stew')];

    const planned = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect(planned).toMatchObject({ date: DAY, entryType: 'dinner', recipe: { name: 'Stew' }, title: '', text: '' });
    expect(filters.map((text) => text.split(' AND ').sort())).toEqual([['(tags.name = "a")', '(tags.name = "b")']]);
  });

  it('is not a recipe that is planned nearby, unless there is no other', async () => {
    const { ana } = neighbours();
    const [stew, pie] = [book.write(ana, 'Stew'), book.write(ana, 'Pie')];
    recipes = [stew, pie];
    await entry(ana, { date: '2030-06-05', title: '', recipeId: stew.id });

    const first = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });
    const second = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect([first.recipe?.name, second.recipe?.name]).toEqual(['Pie', 'Stew']);
  });

  it('is refused when no recipe matches', async () => {
    const { ana } = neighbours();
    const meal = as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });
    await expect(meal).rejects.toMatchObject({ code: 'meal-plan.no-recipe' });
    expect(await entries(ana)).toEqual([]);
  });
});

describe('entries', () => {
  it('have servings and a position, and can be patched', async () => {
    const { ana } = neighbours();
    const created = await entry(ana, { servings: 6, position: 2 });
    const patched = await as(ana).request(PatchPlanEntry, { id: created.id, changes: { date: '2030-06-02' } });
    const copy = await as(ana).request(CopyPlanEntry, { id: created.id, date: '2030-06-03' });

    expect(patched).toEqual({ ...created, date: '2030-06-02' });
    expect(copy).toMatchObject({ date: '2030-06-03', servings: 6, position: 2, title: 'Soup' });
    await expect(as(ana).request(PatchPlanEntry, { id: created.id, changes: { title: '' } })).rejects.toMatchObject({
      code: 'meal-plan.nothing-planned',
    });
    const userId = newId();
    await expect(
      as(ana).request(UpdatePlanEntry, { id: created.id, entry: { ...PlanEntryDraft.parse(created), userId } }),
    ).rejects.toMatchObject({ code: 'meal-plan.owner-elsewhere' });
  });

  it('can be changed in bulk, within the household only', async () => {
    const { ana, neighbour } = neighbours();
    const [kept, gone, theirs] = [await entry(ana), await entry(ana), await entry(neighbour)];
    const changes = PlanChanges.parse({
      create: [
        { date: DAY, title: 'A' },
        { date: DAY, title: 'B' },
      ],
      update: [
        { id: kept.id, date: '2030-06-09' },
        { id: theirs.id, title: 'Stolen' },
      ],
      delete: [gone.id, theirs.id, 999_999],
    });

    const { created, updated, deleted } = await as(ana).request(ChangePlan, changes);

    expect(created.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(updated).toEqual([{ ...kept, date: '2030-06-09' }]);
    expect(deleted).toEqual([gone.id]);
    expect(await entries(neighbour)).toEqual([theirs]);
    expect(new Set([...created, ...updated].map(({ id }) => id)).size).toBe(3);
  });

  it('are refused in bulk with a recipe of another group, and nothing is stored', async () => {
    const { ana } = neighbours();
    const own = await entry(ana);
    const update = [{ id: own.id, recipeId: newId() }];

    const changed = as(ana).request(ChangePlan, PlanChanges.parse({ create: [{ date: DAY, title: 'A' }], update }));

    await expect(changed).rejects.toMatchObject({ code: 'meal-plan.recipe-not-found' });
    expect(await entries(ana)).toEqual([own]);
  });

  it('are transferred to another member by a patch, which needs servings above 0', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const { userId, username, groupId, householdId } = ben;
    const known = { kind: 'user', id: userId, username, fullName: 'Ben', groupId, householdId, admin: false } as const;
    await plans.get(Directory).save({ ...known, revision: 1 });
    const { id } = await entry(ana);
    const patch = (changes: object) => as(ana).request(PatchPlanEntry, { id, changes });

    await expect(patch({ userId: newId() })).rejects.toMatchObject({ code: 'meal-plan.owner-elsewhere' });
    expect(await patch({ userId })).toMatchObject({ userId, title: 'Soup' });
    for (const servings of [0, -1]) await expect(patch({ servings })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await patch({ servings: null })).toMatchObject({ servings: null });
  });

  it('are not found for another household', async () => {
    const { ana, neighbour } = neighbours();
    const { id } = await entry(ana);
    await expect(as(neighbour).request(PatchPlanEntry, { id, changes: { title: 'x' } })).rejects.toEqual(notFound);
    await expect(as(neighbour).request(CopyPlanEntry, { id })).rejects.toEqual(notFound);
  });
});

describe('menus', () => {
  it('are stored and planned for a day', async () => {
    const { ana, neighbour } = neighbours();
    const goose = book.write(ana, 'Goose');
    const draft = MenuDraft.parse({
      name: 'Christmas dinner',
      items: [
        { recipeId: goose.id, servings: 8 },
        { title: 'Dumplings', entryType: 'side' },
      ],
    });
    const { id } = await as(ana).request(CreateMenu, { id: newId(), menu: draft });
    await as(ana).request(UpdateMenu, { id, changes: { name: 'Christmas' } });

    const planned = await as(ana).request(PlanMenu, { id, date: '2030-12-25' });

    expect(
      planned.map(({ recipe, title, entryType, servings, position }) => [
        recipe?.name ?? title,
        entryType,
        servings,
        position,
      ]),
    ).toEqual([
      ['Goose', 'dinner', 8, 0],
      ['Dumplings', 'side', null, 1],
    ]);
    const { items } = await readPage(as(ana).stream(ListMenus, {}));
    expect(items).toEqual([expect.objectContaining({ id, name: 'Christmas' })]);
    await expect(as(neighbour).request(ReadMenu, { id })).rejects.toEqual(notFound);
    await expect(as(neighbour).request(UpdateMenu, { id, changes: {} })).rejects.toEqual(notFound);
    await expect(as(neighbour).request(PlanMenu, { id, date: DAY })).rejects.toEqual(notFound);
    await expect(as(neighbour).request(DeleteMenu, { id })).rejects.toEqual(notFound);
    await as(ana).request(DeleteMenu, { id });
    await expect(as(ana).request(ReadMenu, { id })).rejects.toEqual(notFound);
  });

  it('refuse recipes of other groups', async () => {
    const { ana } = neighbours();
    const menu = MenuDraft.parse({ name: 'Lunch', items: [{ recipeId: newId() }] });
    const created = as(ana).request(CreateMenu, { id: newId(), menu });
    await expect(created).rejects.toMatchObject({ code: 'meal-plan.recipe-not-found' });
  });
});

describe('the calendar', () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const later = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);

  const read = async (token: string) =>
    (await plans.as(null).request(ReadCalendar, { token, baseUrl: 'https://larder.example' })).text;
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  it('contains the plan, follows its changes, and ends with its address', async () => {
    const ana = await aKnownMember(plans);
    const stew = book.write(ana, 'Stew');
    const { id } = await entry(ana, {
      date: soon,
      title: '',
      recipeId: stew.id,
      entryType: 'dinner',
      text: 'a; b,\nc',
    });
    expect(await as(ana).request(ReadCalendarToken, {})).toEqual({ token: null });
    const { token } = await as(ana).request(RenewCalendarToken, {});
    await waitUntil(() => read(token ?? '').then(Boolean, () => false));

    const [event] = events(await read(token ?? ''));
    expect(event).toMatchObject({ summary: 'Dinner: Stew', description: 'a; b,\nc' });
    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, soon]);
    await as(ana).request(PatchPlanEntry, { id, changes: { date: later } });
    const [moved] = events(await read(token ?? ''));
    expect([moved?.uid, moved?.startDate.toString()]).toEqual([event?.uid, later]);
    expect(Number(moved?.sequence)).toBeGreaterThan(Number(event?.sequence));
    await as(ana).request(DeletePlanEntry, { id });
    expect(events(await read(token ?? ''))).toEqual([]);

    const renewed = await as(ana).request(RenewCalendarToken, {});
    await expect(read(token ?? '')).rejects.toEqual(notFound);
    await as(ana).request(RevokeCalendarToken, {});
    await expect(read(renewed.token ?? '')).rejects.toEqual(notFound);
  });
});
