import {
  CreateHousehold,
  ReadGroupPreferences,
  ReadHousehold,
  ReadHouseholdPreferences,
  UpdateGroupPreferences,
  UpdateHouseholdPreferences,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { firstHouseholdOf, tenantCalls } from '../support/tenant-calls.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const { asAdmin, aGroupWith, publishedEntries } = tenantCalls(() => identity);

describe('preferences', () => {
  it('of a group are changed by its managers; absent recipe preferences are kept', async () => {
    const { group, member } = await aGroupWith({ canManage: true });
    const update = (preferences: object) => identity.as(member.actor).request(UpdateGroupPreferences, preferences);

    await update({ privateGroup: false, recipeShowAssets: true });
    const reply = await update({ privateGroup: true });

    expect(reply).toMatchObject({
      groupId: group.id,
      privateGroup: true,
      recipeShowAssets: true,
      recipePublic: false,
    });
    expect(await identity.as(member.actor).request(ReadGroupPreferences, {})).toEqual(reply);
    expect((await publishedEntries(group.id, 3)).at(-1)).toMatchObject({ privateGroup: true, revision: 2 });
    const { group: other, member: neighbor } = await aGroupWith();
    expect(await identity.as(neighbor.actor).request(ReadGroupPreferences, {})).toEqual(other.preferences);
  });

  it('of a household are replaced as a whole by its managers', async () => {
    const { group, member } = await aGroupWith({ canManageHousehold: true });
    const neighbors = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Neighbors' });
    const before = await identity.as(member.actor).request(ReadHouseholdPreferences, {});
    const update = (preferences: object) => identity.as(member.actor).request(UpdateHouseholdPreferences, preferences);

    await update({
      privateHousehold: false,
      firstDayOfWeek: 1,
      recipeShowNutrition: true,
      convertShoppingUnits: false,
    });
    const reply = await update({ firstDayOfWeek: 6 });

    expect(reply).toEqual({
      id: before.id,
      privateHousehold: true,
      lockRecipeEditsFromOtherHouseholds: true,
      firstDayOfWeek: 6,
      recipePublic: true,
      recipeShowNutrition: false,
      recipeShowAssets: false,
      recipeLandscapeView: false,
      recipeDisableComments: false,
      recipeDisableAmount: true,
      convertShoppingUnits: false,
    });
    expect(await identity.as(member.actor).request(ReadHouseholdPreferences, {})).toEqual(reply);
    expect((await publishedEntries(firstHouseholdOf(group), 3)).at(-1)).toMatchObject({
      preferences: { firstDayOfWeek: 6 },
      revision: 2,
    });
    expect(await asAdmin().request(ReadHousehold, { id: neighbors.id })).toEqual(neighbors);
  });

  it('are refused to other members', async () => {
    const { member } = await aGroupWith();
    const forbidden = { kind: 'forbidden', code: 'common.forbidden' };

    await expect(identity.as(member.actor).request(UpdateGroupPreferences, {})).rejects.toMatchObject(forbidden);
    await expect(identity.as(member.actor).request(UpdateHouseholdPreferences, {})).rejects.toMatchObject(forbidden);
  });
});
