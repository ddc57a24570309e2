import {
  CreatePlanEntry,
  DirectoryEntryDeleted,
  CheckPlanEntryOwner,
  PlanEntryDeleted,
  PlanEntrySaved,
  RecipeDeleted,
  UserMoved,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, waitUntil } from '@larder/testing';
import { notFound, draft, MealPlanFixture } from './support/meal-plan-fixture.js';

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

  it('never assigns a number twice, even to concurrent requests', async () => {
    const members = Array.from({ length: 20 }, () => aHousehold().member());

    const entries = await Promise.all(members.map((member) => plans.create(member)));

    expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
    expect(entries.every(({ id }) => Number.isSafeInteger(id) && id > 0)).toBe(true);
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

describe('events of other services', () => {
  it('delete the entries of a deleted recipe in every household, and no others', async () => {
    const group = aGroup();
    const [ana, ben] = [group.household().member(), group.household().member()];
    const [soup, pie] = [plans.recipeService.add(ana, 'soup'), plans.recipeService.add(ana, 'pie')];
    const deleted = [await plans.create(ana, { recipeId: soup.id }), await plans.create(ben, { recipeId: soup.id })];
    const others = [await plans.create(ana, { recipeId: pie.id }), await plans.create(ben)];

    const fact = { recipeId: soup.id, slug: 'soup', name: 'soup', revision: 3 };
    await plans.service.publish(RecipeDeleted, fact, { actor: ana });
    await plans.service.publish(RecipeDeleted, fact, { actor: ana }); // events may come twice

    await plans.service.eventually.published(PlanEntryDeleted, {
      count: 2,
      where: ({ entryId }) => deleted.some(({ id }) => id === entryId),
    });
    await waitUntil(async () => (await plans.list(ben)).head.total === 1);
    await expect(plans.titles(ana)).resolves.toHaveLength(1);
    await expect(plans.read(ana, others[0]?.id ?? 0)).resolves.toEqual(others[0]);
    await expect(plans.read(ben, others[1]?.id ?? 0)).resolves.toEqual(others[1]);
    const [event] = await plans.published(PlanEntryDeleted, deleted[1]?.id ?? 0);
    expect(event).toMatchObject({ groupId: group.id, householdId: ben.householdId });
  });

  it('transfer the entries of a deleted user within their household', async () => {
    const household = aHousehold();
    const [deleted, successor] = [household.member(), household.group.household().member()];
    const { id } = await plans.create(deleted);

    await plans.service.publish(DirectoryEntryDeleted, { kind: 'user', id: newId(), revision: 1 });
    const fact = { kind: 'user', id: deleted.userId, revision: 2, successorId: successor.userId } as const;
    await plans.service.publish(DirectoryEntryDeleted, fact);

    const transferred = await waitUntil(async () => {
      const entry = await plans.read(household.member(), id);
      return entry.userId === successor.userId ? entry : null;
    });
    expect(transferred).toMatchObject({ id, householdId: household.id });
  });

  it('keep entries in the household when their owner moves away; later entries stay with the owner', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const [before, later] = [await plans.create(ana), await plans.create({ ...ana, householdId: newId() })];
    const from = { fromGroupId: ana.groupId, fromHouseholdId: ana.householdId };
    const next = household.group.household();

    await plans.service.publish(
      UserMoved,
      { id: ana.userId, ...from, successorId: ben.userId },
      { tenant: { groupId: ana.groupId, householdId: next.id } },
    );

    await waitUntil(async () => (await plans.read(ben, before.id)).userId === ben.userId);
    expect((await plans.read(ben, before.id)).householdId).toBe(household.id);
    expect((await plans.read({ ...ana, householdId: later.householdId }, later.id)).userId).toBe(ana.userId);
  });

  it('move entries to the heir of a deleted household', async () => {
    const [deleted, heir] = [aHousehold(), aHousehold()];
    const { id } = await plans.create(deleted.member());

    const fact = { kind: 'household', id: deleted.id, revision: 1, heirHouseholdId: heir.id } as const;
    await plans.service.publish(DirectoryEntryDeleted, fact);

    await waitUntil(() =>
      plans.read(heir.member(), id).then(
        () => true,
        () => false,
      ),
    );
  });

  it('count a user with entries as an owner', async () => {
    const [ana, ben] = [aHousehold().member(), aHousehold().member()];
    await plans.create(ana);
    const owns = async (userId: string) => (await plans.service.as(ben).request(CheckPlanEntryOwner, { userId })).owns;

    expect([await owns(ana.userId), await owns(ben.userId)]).toEqual([true, false]);
  });

  it('delete the plans of a deleted group, and no others', async () => {
    const [deleted, remaining] = [aHousehold().member(), aHousehold().member()];
    await plans.create(deleted);
    await plans.create(remaining);

    await plans.service.publish(DirectoryEntryDeleted, { kind: 'household', id: remaining.householdId, revision: 1 });
    await plans.service.publish(DirectoryEntryDeleted, { kind: 'group', id: deleted.groupId, revision: 1 });

    await waitUntil(async () => (await plans.list(deleted)).head.total === 0);
    await expect(plans.titles(remaining)).resolves.toHaveLength(1);
  });
});
