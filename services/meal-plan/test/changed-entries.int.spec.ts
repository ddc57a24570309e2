import {
  ChangePlan,
  CopyPlanEntry,
  CreatePlanEntry,
  ListPlanEntries,
  PatchPlanEntry,
  PlanChanges,
  PlanEntryDraft,
  readPage,
  UpdatePlanEntry,
  type Actor,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { mealPlanService } from '../src/index.js';
import { FakeRecipeService } from './support/fake-recipe-service.js';
import { neighbors } from './support/household-fixture.js';
import { notFound } from './support/meal-plan-fixture.js';

let plans: TestService;
let recipeService: FakeRecipeService;

beforeAll(async () => {
  plans = await startTestService(mealPlanService);
  recipeService = await FakeRecipeService.start(plans);
});
afterAll(() => plans.stop());

const DAY = '2030-06-01'; // a Saturday
const as = (actor: Actor) => plans.as(actor);

const entry = (actor: Actor, draft: object = {}) =>
  as(actor).request(CreatePlanEntry, { entry: PlanEntryDraft.parse({ date: DAY, title: 'Soup', ...draft }) });
const entries = async (actor: Actor) => (await readPage(as(actor).stream(ListPlanEntries, { perPage: -1 }))).items;

describe('entries', () => {
  it('have servings and a position, and can be patched', async () => {
    const { ana } = neighbors();
    const created = await entry(ana, { servings: 6, position: 2 });
    const patched = await as(ana).request(PatchPlanEntry, { id: created.id, changes: { date: '2030-06-02' } });
    const copy = await as(ana).request(CopyPlanEntry, { id: created.id, date: '2030-06-03' });

    expect(patched).toEqual({ ...created, date: '2030-06-02' });
    expect(copy).toMatchObject({ date: '2030-06-03', servings: 6, position: 2, title: 'Soup' });
    await expect(as(ana).request(PatchPlanEntry, { id: created.id, changes: { title: '' } })).rejects.toMatchObject({
      fields: [{ type: 'value_error', loc: ['body', 'recipeId'], input: null }],
    });
    const userId = newId();
    await expect(
      as(ana).request(UpdatePlanEntry, { id: created.id, entry: { ...PlanEntryDraft.parse(created), userId } }),
    ).rejects.toMatchObject({ fields: [{ loc: ['body', 'userId'], input: userId }] });
  });

  it('can be changed in bulk, within the household only', async () => {
    const { ana, neighbor } = neighbors();
    const [kept, deletedEntry, theirs] = [await entry(ana), await entry(ana), await entry(neighbor)];
    const changes = PlanChanges.parse({
      create: [
        { date: DAY, title: 'A' },
        { date: DAY, title: 'B' },
      ],
      update: [
        { id: kept.id, date: '2030-06-09' },
        { id: theirs.id, title: 'Stolen' },
      ],
      delete: [deletedEntry.id, theirs.id, 999_999],
    });

    const { created, updated, deleted } = await as(ana).request(ChangePlan, changes);

    expect(created.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(updated).toEqual([{ ...kept, date: '2030-06-09' }]);
    expect(deleted).toEqual([deletedEntry.id]);
    expect(await entries(neighbor)).toEqual([theirs]);
    expect(new Set([...created, ...updated].map(({ id }) => id)).size).toBe(3);
  });

  it('are refused in bulk with a recipe of another group, and nothing is stored', async () => {
    const { ana } = neighbors();
    const own = await entry(ana);
    const update = [{ id: own.id, recipeId: newId() }];

    const changed = as(ana).request(ChangePlan, PlanChanges.parse({ create: [{ date: DAY, title: 'A' }], update }));

    await expect(changed).rejects.toMatchObject({ code: 'meal-plan.recipe-not-found' });
    expect(await entries(ana)).toEqual([own]);
  });

  it('are transferred to another member by a patch, which requires servings above 0', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const { userId, username, groupId, householdId } = ben;
    const directoryEntry = {
      kind: 'user',
      id: userId,
      username,
      fullName: 'Ben',
      groupId,
      householdId,
      admin: false,
    } as const;
    await plans.get(Directory).save({ ...directoryEntry, revision: 1 });
    const { id } = await entry(ana);
    const patch = (changes: object) => as(ana).request(PatchPlanEntry, { id, changes });

    await expect(patch({ userId: newId() })).rejects.toMatchObject({ fields: [{ loc: ['body', 'userId'] }] });
    expect(await patch({ userId })).toMatchObject({ userId, title: 'Soup' });
    for (const servings of [0, -1]) await expect(patch({ servings })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await patch({ servings: null })).toMatchObject({ servings: null });
  });

  it('keep what another member changes in the meantime', async () => {
    const { ana } = neighbors();
    const { id } = await entry(ana, { recipeId: recipeService.add(ana, 'Stew').id });
    const patch = (changes: object) => as(ana).request(PatchPlanEntry, { id, changes });

    recipeService.beforeNextReply(() => patch({ servings: 6 }));
    expect(await patch({ date: '2030-06-02' })).toMatchObject({ date: '2030-06-02', servings: 6, title: 'Soup' });
    recipeService.beforeNextReply(() => patch({ title: 'Stew of beans' }));
    const bulk = PlanChanges.parse({ update: [{ id, servings: 8 }] });
    const { updated } = await as(ana).request(ChangePlan, bulk);

    expect(updated).toMatchObject([{ date: '2030-06-02', servings: 8, title: 'Stew of beans' }]);
  });

  it('are not found for another household', async () => {
    const { ana, neighbor } = neighbors();
    const { id } = await entry(ana);
    await expect(as(neighbor).request(PatchPlanEntry, { id, changes: { title: 'x' } })).rejects.toEqual(notFound);
    await expect(as(neighbor).request(CopyPlanEntry, { id })).rejects.toEqual(notFound);
  });
});
