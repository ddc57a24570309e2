import {
  CheckRecipeFilter,
  CopyPlanRule,
  CreatePlanEntry,
  CreatePlanRule,
  CreateRandomPlanEntry,
  DeletePlanRule,
  ListPlanEntries,
  ListPlanRules,
  ListRecipes,
  pageParts,
  PatchPlanRule,
  PlanEntryDraft,
  PlanRuleDraft,
  readPage,
  ReadPlanRule,
  SelectFromCatalogue,
  UpdatePlanRule,
  type Actor,
  type RecipeSummary,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aDirectoryHousehold, startTestService, type TestService } from '@larder/testing';
import { mealPlanService } from '../../src/index.js';
import { FakeRecipeService } from '../support/fake-recipe-service.js';
import { neighbors } from '../support/household-fixture.js';
import { notFound } from '../support/meal-plan-fixture.js';

let plans: TestService;
let recipeService: FakeRecipeService;
/** The filters that were sent to the recipe service, and its recipes. */
let filters: string[] = [];
let recipes: RecipeSummary[] = [];
/** The names of the group's tags by id. */
const organizers = new Map<string, string>();

beforeAll(async () => {
  plans = await startTestService(mealPlanService);
  recipeService = await FakeRecipeService.start(plans);
  await plans.fakeReply(CheckRecipeFilter, ({ queryFilter }) => ({ valid: !queryFilter.includes('color') }));
  await plans.fakeReply(SelectFromCatalogue, ({ kind, ids, queryFilter }) => {
    const tags = kind === 'tags' ? ids.filter((id) => organizers.has(id)) : [];
    const matches = (id: string) => queryFilter.includes(id) || queryFilter.includes(organizers.get(id) ?? '');
    return tags.filter((id) => queryFilter === '' || matches(id)).map((id) => ({ id, value: null }));
  });
  await plans.fakeStream(ListRecipes, ({ queryFilter = '' }) => {
    filters.push(queryFilter);
    const matches = recipes.filter(({ id }) => !queryFilter.includes(`"${id}"`));
    const head = { page: 1, perPage: 1, total: matches.length, totalPages: matches.length };
    return pageParts(head, matches.slice(0, 1));
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

describe('rules', () => {
  it('are created, changed, copied, listed and deleted', async () => {
    const { ana } = neighbors();
    const created = await rule(ana, { day: 'saturday', entryType: 'dinner', queryFilterString: 'tags.name = "quick"' });
    expect(created).toMatchObject({
      day: 'saturday',
      entryType: 'dinner',
      queryFilterString: 'tags.name = "quick"',
      queryFilter: { parts: [{ attributeName: 'tags.name', relationalOperator: '=', value: 'quick' }] },
      groupId: ana.groupId,
      householdId: ana.householdId,
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
    const { ana } = neighbors();
    const { id } = await rule(ana, { queryFilterString: 'tags.name = "a"' });
    await as(ana).request(PatchPlanRule, { id, changes: { queryFilterString: '  ' } });
    recipes = [recipeService.add(ana, 'Stew')];

    await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect(filters).toEqual(['']);
  });

  it('refuse an invalid filter, and accept the lists of older clients', async () => {
    const { ana } = neighbors();
    const [tag, household] = [newId(), newId()];
    await expect(rule(ana, { queryFilterString: 'color = "red"' })).rejects.toMatchObject({ code: 'common.invalid' });
    const { queryFilterString } = await rule(ana, { tags: [{ id: tag }], households: [{ id: household }] });
    expect(queryFilterString).toBe(`tags.id CONTAINS ALL ["${tag}"] AND household_id IN ["${household}"]`);
  });

  it('are filtered by the households, categories and tags that they require', async () => {
    const { ana, neighbor } = neighbors();
    await plans.get(Directory).save({ ...aDirectoryHousehold(ana), name: 'Ours' });
    const tag = newId();
    organizers.set(tag, 'Quick');
    const quick = await rule(ana, { queryFilterString: `tags.id IN ["${tag}"]` });
    const ours = await rule(ana, { queryFilterString: `household_id = "${ana.householdId}"` });
    const slow = await rule(ana, { queryFilterString: `tags.id NOT IN ["${tag}"]` });
    await rule(neighbor, { queryFilterString: `tags.id IN ["${tag}"]` });
    const find = async (queryFilter: string) =>
      (await readPage(as(ana).stream(ListPlanRules, { queryFilter }))).items.map(({ id }) => id).sort();

    expect(await find(`tags.id = "${tag}"`)).toEqual([quick.id]);
    expect(await find('tags.name = "Quick"')).toEqual([quick.id]);
    expect(await find('categories.name = "Quick"')).toEqual([]);
    expect(await find('households.name = "Ours"')).toEqual([ours.id]);
    expect(await find('tags.id IS NULL')).toEqual([ours.id, slow.id].sort());
    await expect(find('tags.secret = "x"')).rejects.toMatchObject({ code: 'meal-plan.invalid-filter' });
  });

  it('are not found for another household', async () => {
    const { ana, neighbor } = neighbors();
    const { id } = await rule(ana);
    const other = as(neighbor);
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
    const { ana } = neighbors();
    await rule(ana, { day: 'saturday', queryFilterString: 'tags.name = "a"' });
    await rule(ana, { entryType: 'dinner', queryFilterString: 'tags.name = "b"' });
    await rule(ana, { day: 'sunday', queryFilterString: 'tags.name = "c"' });
    await rule(ana, { entryType: 'lunch', queryFilterString: 'tags.name = "d"' });
    recipes = [recipeService.add(ana, 'Stew')];

    const planned = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect(planned).toMatchObject({ date: DAY, entryType: 'dinner', recipe: { name: 'Stew' }, title: '', text: '' });
    expect(filters.map((text) => text.split(' AND ').sort())).toEqual([['(tags.name = "a")', '(tags.name = "b")']]);
  });

  it('is not a recipe that is planned nearby, if there is another one', async () => {
    const { ana } = neighbors();
    const [stew, pie] = [recipeService.add(ana, 'Stew'), recipeService.add(ana, 'Pie')];
    recipes = [stew, pie];
    await entry(ana, { date: '2030-06-05', title: '', recipeId: stew.id });

    const first = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });
    const second = await as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });

    expect([first.recipe?.name, second.recipe?.name]).toEqual(['Pie', 'Stew']);
  });

  it('is refused when no recipe matches', async () => {
    const { ana } = neighbors();
    const meal = as(ana).request(CreateRandomPlanEntry, { date: DAY, entryType: 'dinner' });
    await expect(meal).rejects.toMatchObject({ code: 'meal-plan.no-recipe' });
    expect(await entries(ana)).toEqual([]);
  });
});
