import { FindFormerOwners, repairMessage } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, aMember } from '@larder/testing';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

it('transfers plan entries of owners who left the group', async () => {
  const home = aHousehold();
  const [formerOwner, successor, ben] = [home.member(), home.member(), aMember()];
  const [orphaned, owned] = [await plans.create(formerOwner), await plans.create(ben)];
  await plans.service.fakeReply(FindFormerOwners, ({ owners }) =>
    owners
      .filter(({ userId }) => userId === formerOwner.userId)
      .map((owner) => ({ ...owner, successorId: successor.userId })),
  );
  const repair = (dryRun: boolean) => plans.service.as(null).request(repairMessage('meal-plan'), { dryRun });
  const repaired = [{ repair: 'owners of plan entries', groupId: formerOwner.groupId, records: 1 }];

  await expect(repair(true)).resolves.toEqual({ repaired });
  await expect(plans.read(formerOwner, orphaned.id)).resolves.toMatchObject({ userId: formerOwner.userId });
  await expect(repair(false)).resolves.toEqual({ repaired });
  await expect(plans.read(successor, orphaned.id)).resolves.toMatchObject({
    userId: successor.userId,
    householdId: formerOwner.householdId,
  });
  await expect(plans.read(ben, owned.id)).resolves.toMatchObject({ userId: ben.userId });
  await expect(plans.service.as(ben).request(repairMessage('meal-plan'), { dryRun: true })).rejects.toMatchObject({
    code: 'common.forbidden',
  });
});

it('keeps the owner when the group has no users', async () => {
  const formerOwner = aMember({ groupId: newId() });
  const { id } = await plans.create(formerOwner);
  await plans.service.fakeReply(FindFormerOwners, ({ owners }) =>
    owners.filter(({ userId }) => userId === formerOwner.userId).map((owner) => ({ ...owner, successorId: null })),
  );

  await expect(plans.service.as(null).request(repairMessage('meal-plan'), { dryRun: false })).resolves.toEqual({
    repaired: [],
  });
  await expect(plans.read(formerOwner, id)).resolves.toMatchObject({ userId: formerOwner.userId });
});
