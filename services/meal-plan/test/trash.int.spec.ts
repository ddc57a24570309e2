import {
  ChangePlan,
  DirectoryEntryDeleted,
  ListDeletedPlanEntries,
  PlanEntryDeleted,
  PlanEntrySaved,
  PurgePlanEntry,
  readPage,
  RecipeDeleted,
  RecipeRestored,
  RestoreDeletedPlanEntry,
  type Actor,
} from '@larder/contracts';
import { aGroup, aHousehold, waitUntil } from '@larder/testing';
import { MealPlanFixture, notFound } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;

beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

const trash = async (actor: Actor) =>
  (await readPage(plans.service.as(actor).stream(ListDeletedPlanEntries, {}))).items;
const restore = (actor: Actor, id: number) => plans.service.as(actor).request(RestoreDeletedPlanEntry, { id });
const purge = (actor: Actor, id: number) => plans.service.as(actor).request(PurgePlanEntry, { id });

describe('a deleted plan entry', () => {
  it('is in the trash of its household under the name of its recipe, or its title', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'pea-soup');
    const [note, meal] = [
      await plans.create(ana, { title: 'Leftovers' }),
      await plans.create(ana, { title: '', recipeId: soup.id, entryType: 'dinner', date: '2025-03-15' }),
    ];

    await plans.remove(ana, note.id);
    await plans.service.as(ana).request(ChangePlan, { create: [], update: [], delete: [meal.id] });

    expect(await trash(ana)).toMatchObject([
      { id: meal.id, name: soup.name, date: '2025-03-15', entryType: 'dinner', deletedBy: { id: ana.userId } },
      { id: note.id, name: 'Leftovers', date: '2025-03-14', entryType: 'breakfast' },
    ]);
    expect(await plans.titles(ana)).toEqual([]);
  });

  it('is restored with its number, and published', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'pea-soup');
    const entry = await plans.create(ana, { title: '', recipeId: soup.id, servings: 3, position: 2 });
    await plans.remove(ana, entry.id);
    await plans.service.settled();

    const restored = await restore(ana, entry.id);

    expect(restored).toEqual(entry);
    expect(await plans.read(ana, entry.id)).toEqual(entry);
    expect(await plans.published(PlanEntryDeleted, entry.id)).toHaveLength(1);
    expect(await plans.published(PlanEntrySaved, entry.id)).toMatchObject([{ isNew: true }, { date: entry.date }]);
    expect(await trash(ana)).toEqual([]);
    await expect(restore(ana, entry.id)).rejects.toEqual(notFound);
  });

  it('becomes a note when its recipe does not exist any more', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'pea-soup');
    const { id } = await plans.create(ana, { title: '', recipeId: soup.id });
    await plans.remove(ana, id);
    plans.recipeService.delete(soup.id);

    expect(await restore(ana, id)).toMatchObject({ id, title: soup.name, recipeId: null, recipe: null });
  });

  it('is deleted and restored with its recipe', async () => {
    const household = aHousehold();
    const [ana, neighbor] = [household.member(), household.group.household().member()];
    const soup = plans.recipeService.add(ana, 'pea-soup');
    const [entry, theirs] = [
      await plans.create(ana, { title: '', recipeId: soup.id }),
      await plans.create(neighbor, { title: 'Warm', recipeId: soup.id }),
    ];
    const other = await plans.create(ana, { title: 'Leftovers' });
    await plans.remove(ana, other.id);

    const fact = { recipeId: soup.id, slug: 'pea-soup', name: 'Pea soup', revision: 4 };
    await plans.service.publish(RecipeDeleted, fact);
    await waitUntil(async () => (await trash(ana)).length === 2 && (await trash(neighbor)).length === 1);
    expect((await trash(ana))[0]).toMatchObject({ id: entry.id, name: 'Pea soup' });
    await plans.service.publish(RecipeRestored, { recipeId: soup.id });

    await waitUntil(async () => (await trash(ana)).length === 1 && (await trash(neighbor)).length === 0);
    expect(await plans.read(ana, entry.id)).toEqual(entry);
    expect(await plans.read(neighbor, theirs.id)).toEqual(theirs);
    expect(await trash(ana)).toMatchObject([{ id: other.id }]);
  });

  it('can be permanently deleted by a member', async () => {
    const ana = aHousehold().member();
    const { id } = await plans.create(ana);
    await plans.remove(ana, id);

    await purge(ana, id);

    expect(await trash(ana)).toEqual([]);
    await expect(restore(ana, id)).rejects.toEqual(notFound);
    await expect(purge(ana, id)).rejects.toEqual(notFound);
  });

  it('is not found for other households', async () => {
    const household = aHousehold();
    const [ana, neighbor] = [household.member(), household.group.household().member()];
    const { id } = await plans.create(ana);
    await plans.remove(ana, id);

    expect(await trash(neighbor)).toEqual([]);
    await expect(restore(neighbor, id)).rejects.toEqual(notFound);
    await expect(purge(neighbor, id)).rejects.toEqual(notFound);
    expect(await trash(ana)).toHaveLength(1);
  });

  it('moves to the successor of its household, and is deleted with its group', async () => {
    const group = aGroup();
    const [deleted, successor] = [group.household(), group.household()];
    const { id } = await plans.create(deleted.member());
    await plans.remove(deleted.member(), id);

    const household = { kind: 'household', id: deleted.id, revision: 1, heirHouseholdId: successor.id } as const;
    await plans.service.publish(DirectoryEntryDeleted, household);
    await waitUntil(async () => (await trash(successor.member())).length === 1);
    await plans.service.publish(DirectoryEntryDeleted, { kind: 'group', id: group.id, revision: 1 });

    await waitUntil(async () => (await trash(successor.member())).length === 0);
  });
});
