import { CreatePlanEntry, ListTodaysEntries, PlanEntryDeleted, PlanEntrySaved } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import { dayIn } from '../src/plan-entries/day.js';
import { notFound, draft, MealPlanFixture, ZONE } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;

beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

describe('creating an entry', () => {
  it('returns a note with its number', async () => {
    const ana = aHousehold().member();

    const entry = await plans.create(ana, { title: 'Leftovers', text: 'from Sunday' });

    expect(entry).toEqual({
      date: '2025-03-14',
      entryType: 'breakfast',
      title: 'Leftovers',
      text: 'from Sunday',
      id: expect.any(Number) as number,
      recipeId: null,
      recipe: null,
      servings: null,
      position: 0,
      groupId: ana.groupId,
      householdId: ana.householdId,
      userId: ana.userId,
    });
    await expect(plans.read(ana, entry.id)).resolves.toEqual(entry);
  });

  it('returns a recipe with its summary', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'pea-soup');

    const entry = await plans.create(ana, { title: '', recipeId: soup.id, entryType: 'dinner' });

    expect(entry).toMatchObject({ entryType: 'dinner', title: '', recipeId: soup.id, recipe: soup });
    await expect(plans.read(ana, entry.id)).resolves.toEqual(entry);
  });

  it('publishes an event that marks the entry as new', async () => {
    const ana = aHousehold().member();

    const { id } = await plans.create(ana);

    await expect(plans.published(PlanEntrySaved, id)).resolves.toEqual([
      expect.objectContaining({ date: '2025-03-14', isNew: true, householdId: ana.householdId, userId: ana.userId }),
    ]);
  });

  it('refuses a recipe of another group, and stores nothing', async () => {
    const ana = aHousehold().member();

    await expect(plans.create(ana, { recipeId: newId() })).rejects.toMatchObject({
      code: 'meal-plan.recipe-not-found',
    });
    await expect(plans.list(ana)).resolves.toMatchObject({ head: { total: 0 } });
  });

  it('refuses an entry without recipe and title, and invalid days', async () => {
    const ana = aHousehold().member();

    await expect(plans.create(ana, { title: '' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(plans.create(ana, { date: '2025-02-31' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(plans.service.as(null).request(CreatePlanEntry, { entry: draft() })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('is planned once by repeated and concurrent requests with one request id', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const requestId = newId();

    const entries = await Promise.all([ana, ana, ben].map((member) => plans.create(member, { requestId })));
    await plans.create(ana, { requestId, title: 'Other' });

    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    await expect(plans.list(ana)).resolves.toMatchObject({ items: [entries[0]] });
  });

  it('is planned by every household that uses a request id, and not again once it was deleted', async () => {
    const [ana, ben] = [aHousehold().member(), aHousehold().member()];
    const requestId = newId();
    const { id } = await plans.create(ana, { requestId, title: 'Pie' });
    const other = await plans.create(ben, { requestId, title: 'Stew' });
    await plans.remove(ana, id);

    await expect(plans.create(ana, { requestId, title: 'Pie' })).rejects.toEqual(notFound);
    await expect(plans.titles(ana)).resolves.toEqual([]);
    expect(other).toMatchObject({ title: 'Stew', householdId: ben.householdId });
  });

  it('never assigns a number twice, even to concurrent requests', async () => {
    const members = Array.from({ length: 20 }, () => aHousehold().member());

    const entries = await Promise.all(members.map((member) => plans.create(member)));

    expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
    expect(entries.every(({ id }) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });
});

describe('reading entries', () => {
  it('returns an entry whose recipe was deleted without its summary', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'soup');
    const { id } = await plans.create(ana, { recipeId: soup.id });
    plans.recipeService.delete(soup.id);

    await expect(plans.read(ana, id)).resolves.toMatchObject({ recipeId: soup.id, recipe: null });
  });

  it('lists those of today in the household’s time zone, breakfast first', async () => {
    const ana = aHousehold().member();
    const today = dayIn(ZONE);
    await plans.create(ana, { title: 'soup', date: today, entryType: 'dinner' });
    await plans.create(ana, { title: 'toast', date: today, entryType: 'breakfast' });
    await plans.create(ana, { title: 'another day', date: '2001-01-01' });

    const entries = await plans.service.as(ana).request(ListTodaysEntries, {});

    expect(entries.map(({ title }) => title)).toEqual(['toast', 'soup']);
  });
});

describe('changing an entry', () => {
  it('replaces it as a whole, and keeps its owner', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const soup = plans.recipeService.add(ana, 'soup');
    const { id } = await plans.create(ana, { title: 'Soup', text: 'hot', entryType: 'lunch', recipeId: soup.id });

    const updated = await plans.update(ben, id, {
      date: '2025-03-15',
      title: 'Pie',
      groupId: newId(),
      id: 7,
    });

    expect(updated).toMatchObject({ id, date: '2025-03-15', title: 'Pie', text: '', entryType: 'breakfast' });
    expect(updated).toMatchObject({ recipeId: null, recipe: null, userId: ana.userId, groupId: ana.groupId });
    await expect(plans.read(ana, id)).resolves.toEqual(updated);
    await expect(plans.published(PlanEntrySaved, id)).resolves.toEqual([
      expect.objectContaining({ isNew: true }),
      expect.objectContaining({ isNew: false, date: '2025-03-15', userId: ben.userId }),
    ]);
  });

  it('refuses a recipe of another group, and changes nothing', async () => {
    const ana = aHousehold().member();
    const entry = await plans.create(ana);

    await expect(plans.update(ana, entry.id, draft({ recipeId: newId() }))).rejects.toMatchObject({
      code: 'meal-plan.recipe-not-found',
    });
    await expect(plans.read(ana, entry.id)).resolves.toEqual(entry);
    await expect(plans.update(ana, 999_999_999, draft())).rejects.toEqual(notFound);
  });

  it('stores one complete version for two concurrent changes', async () => {
    const ana = aHousehold().member();
    const { id } = await plans.create(ana);

    const versions = await Promise.all([
      plans.update(ana, id, draft({ title: 'A', text: 'a' })),
      plans.update(ana, id, draft({ title: 'B', text: 'b' })),
    ]);

    expect(versions).toContainEqual(await plans.read(ana, id));
    await expect(plans.published(PlanEntrySaved, id)).resolves.toHaveLength(3);
  });
});

describe('deleting an entry', () => {
  it('returns the deleted entry and publishes an event', async () => {
    const ana = aHousehold().member();
    const soup = plans.recipeService.add(ana, 'soup');
    const entry = await plans.create(ana, { recipeId: soup.id });

    await expect(plans.remove(ana, entry.id)).resolves.toEqual(entry);
    await expect(plans.read(ana, entry.id)).rejects.toEqual(notFound);
    await expect(plans.list(ana)).resolves.toMatchObject({ head: { total: 0 } });
    await expect(plans.published(PlanEntryDeleted, entry.id)).resolves.toHaveLength(1);
  });

  it('succeeds once for two concurrent requests', async () => {
    const household = aHousehold();
    const { id } = await plans.create(household.member());

    const outcomes = await Promise.allSettled([
      plans.remove(household.member(), id),
      plans.remove(household.member(), id),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(plans.published(PlanEntryDeleted, id)).resolves.toHaveLength(1);
  });
});
