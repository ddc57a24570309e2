import {
  DirectoryEntryDeleted,
  CheckPlanEntryOwner,
  PlanEntryDeleted,
  RecipeDeleted,
  UserMoved,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, waitUntil } from '@larder/testing';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;

beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

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

  it('move entries to the successor of a deleted household', async () => {
    const [deleted, successor] = [aHousehold(), aHousehold()];
    const { id } = await plans.create(deleted.member());

    const fact = { kind: 'household', id: deleted.id, revision: 1, heirHouseholdId: successor.id } as const;
    await plans.service.publish(DirectoryEntryDeleted, fact);

    await waitUntil(() =>
      plans.read(successor.member(), id).then(
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
