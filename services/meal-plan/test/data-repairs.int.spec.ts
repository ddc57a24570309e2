import { FindFormerOwners, repairMessage } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, aMember } from '@larder/testing';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

it('hands over plan entries of owners who left the group', async () => {
  const home = aHousehold();
  const [left, heir, ben] = [home.member(), home.member(), aMember()];
  const [lost, kept] = [await plans.create(left), await plans.create(ben)];
  await plans.service.answers(FindFormerOwners, ({ owners }) =>
    owners.filter(({ userId }) => userId === left.userId).map((owner) => ({ ...owner, successorId: heir.userId })),
  );
  const repair = (dryRun: boolean) => plans.service.as(null).request(repairMessage('meal-plan'), { dryRun });
  const repaired = [{ repair: 'owners of plan entries', groupId: left.groupId, records: 1 }];

  await expect(repair(true)).resolves.toEqual({ repaired });
  await expect(plans.read(left, lost.id)).resolves.toMatchObject({ userId: left.userId });
  await expect(repair(false)).resolves.toEqual({ repaired });
  await expect(plans.read(heir, lost.id)).resolves.toMatchObject({
    userId: heir.userId,
    householdId: left.householdId,
  });
  await expect(plans.read(ben, kept.id)).resolves.toMatchObject({ userId: ben.userId });
  await expect(plans.service.as(ben).request(repairMessage('meal-plan'), { dryRun: true })).rejects.toMatchObject({
    code: 'common.forbidden',
  });
});

it('keeps the owner in a group without users', async () => {
  const left = aMember({ groupId: newId() });
  const { id } = await plans.create(left);
  await plans.service.answers(FindFormerOwners, ({ owners }) =>
    owners.filter(({ userId }) => userId === left.userId).map((owner) => ({ ...owner, successorId: null })),
  );

  await expect(plans.service.as(null).request(repairMessage('meal-plan'), { dryRun: false })).resolves.toEqual({
    repaired: [],
  });
  await expect(plans.read(left, id)).resolves.toMatchObject({ userId: left.userId });
});
