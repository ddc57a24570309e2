import {
  CheckRecipeFilter,
  CreatePlanRule,
  DirectoryEntryDeleted,
  FoodMerged,
  OrganizerDeleted,
  PlanRuleDraft,
  ReadPlanRule,
  UnitMerged,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startTestService, waitUntil, type TestService } from '@larder/testing';
import { mealPlanService } from '../../src/index.js';
import { neighbors } from '../support/household-fixture.js';

let plans: TestService;

beforeAll(async () => {
  plans = await startTestService(mealPlanService);
  await plans.fakeReply(CheckRecipeFilter, () => ({ valid: true }));
});
afterAll(() => plans.stop());

const create = (actor: Actor, queryFilterString: string) =>
  plans.as(actor).request(CreatePlanRule, { id: newId(), rule: PlanRuleDraft.parse({ queryFilterString }) });
const filterOf = async (actor: Actor, id: string) =>
  (await plans.as(actor).request(ReadPlanRule, { id })).queryFilterString;
const becomes = (actor: Actor, id: string, filter: string) =>
  waitUntil(async () => (await filterOf(actor, id)) === filter);

describe('the filters of rules', () => {
  it('lose a deleted category, tag or tool in every household of the group, and in no other group', async () => {
    const { ana, neighbor: ben } = neighbors();
    const { ana: stranger } = neighbors();
    const [gone, kept] = [newId(), newId()];
    const filter = `tags.id IN ["${gone}","${kept}"]`;
    const [hers, his] = [await create(ana, filter), await create(ben, filter)];
    const alone = await create(ana, `tags.id = "${gone}"`);
    const foreign = await create(stranger, filter);

    const fact = { kind: 'tags', organizerId: gone, slug: 'quick', name: 'Quick' } as const;
    await plans.publish(OrganizerDeleted, fact, { actor: ana });
    await plans.publish(OrganizerDeleted, fact, { actor: ana }); // events may come twice

    await becomes(ana, hers.id, `tags.id IN ["${kept}"]`);
    await becomes(ben, his.id, `tags.id IN ["${kept}"]`);
    await expect(filterOf(ana, alone.id)).resolves.toBe(`tags.id = "${gone}"`);
    await expect(filterOf(stranger, foreign.id)).resolves.toBe(filter);
  });

  it('lose a deleted household', async () => {
    const { ana } = neighbors();
    const gone = newId();
    const { id } = await create(ana, `household_id IN ["${ana.householdId}","${gone}"]`);

    await plans.publish(DirectoryEntryDeleted, { kind: 'household', id: gone, revision: 1 }, { actor: ana });

    await becomes(ana, id, `household_id IN ["${ana.householdId}"]`);
  });

  it('contain the food and the unit that others were merged into', async () => {
    const { ana } = neighbors();
    const [food, unit, toFood, toUnit] = [newId(), newId(), newId(), newId()];
    const withIds = (foodId: string, unitId: string) =>
      `recipe_ingredient.food_id = "${foodId}" AND recipe_ingredient.unit_id IN ["${unitId}"]`;
    const { id } = await create(ana, withIds(food, unit));

    await plans.publish(FoodMerged, { fromId: food, toId: toFood, name: 'leek' }, { actor: ana });
    await plans.publish(UnitMerged, { fromId: unit, toId: toUnit, name: 'cup' }, { actor: ana });

    await becomes(ana, id, withIds(toFood, toUnit));
  });
});
