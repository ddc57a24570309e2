import { OPERATOR_ID, readAll, ReadPersonalPlans, type Actor, type RequestOf } from '@larder/contracts';
import { aHousehold, anOperator } from '@larder/testing';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

type Part = RequestOf<typeof ReadPersonalPlans>['part'];
const read = async (actor: Actor, userId: string, part: Part = 'plan-entries') =>
  (await readAll(plans.service.as(actor).stream(ReadPersonalPlans, { userId, part }))).map(({ title }) => title);

describe('the plan entries of one user', () => {
  it('are read by the operator completely, without those of others, and deleted ones separately', async () => {
    const household = aHousehold();
    const [ana, bo] = [household.member(), household.member()];
    await plans.create(ana, { title: 'Soup' });
    await plans.create(bo, { title: 'Stew' });
    const { id } = await plans.create(ana, { title: 'Gone' });
    await plans.remove(ana, id);

    const operator = anOperator();
    expect(await read(operator, ana.userId)).toEqual(['Soup']);
    expect(await read(operator, bo.userId)).toEqual(['Stew']);
    expect(await read(operator, ana.userId, 'deleted-plan-entries')).toEqual(['Gone']);
    expect(await read(operator, bo.userId, 'deleted-plan-entries')).toEqual([]);
  });

  it('are refused to all other callers, including administrators', async () => {
    const ana = aHousehold().member();
    for (const actor of [ana, { ...ana, admin: true }, { ...ana, admin: true, userId: OPERATOR_ID }])
      await expect(read(actor, ana.userId)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
