import { canTransferOwnership, canSetLock, canUpdate, type RecipePermissions } from './recipe-policy.js';

const ana = { userId: 'ana', householdId: 'home', admin: false };
const ben = { userId: 'ben', householdId: 'home', admin: false };
const admin = { userId: 'root', householdId: 'elsewhere', admin: true };

const recipe = (fields: { householdId?: string; locked?: boolean } = {}): RecipePermissions => ({
  groupId: 'group',
  householdId: fields.householdId ?? 'home',
  userId: 'ana',
  settings: { locked: fields.locked ?? false },
});
const open = { lockRecipeEditsFromOtherHouseholds: false };
const locksRecipes = { lockRecipeEditsFromOtherHouseholds: true };

describe('permission to change a recipe', () => {
  it.each([
    // title, actor, household of the recipe, its preferences, whether the recipe is locked, expected
    ['the owner', ana, 'home', locksRecipes, false, true],
    ['the owner of a locked recipe', ana, 'home', locksRecipes, true, true],
    ['the owner who has moved away', ana, 'elsewhere', locksRecipes, true, true],
    ['a member of the household', ben, 'home', locksRecipes, false, true],
    ['a member of the household, unknown preferences', ben, 'home', null, false, true],
    ['a member of the household, locked recipe', ben, 'home', open, true, false],
    ['another household that may edit', ben, 'elsewhere', open, false, true],
    ['another household that may edit, locked recipe', ben, 'elsewhere', open, true, false],
    ['another household that may not edit', ben, 'elsewhere', locksRecipes, false, false],
    ['another household, unknown preferences', ben, 'elsewhere', null, false, false],
    ['an administrator of another household', admin, 'home', locksRecipes, false, false],
    ['an administrator, locked recipe', { ...admin, householdId: 'home' }, 'home', open, true, false],
  ])('%s', (_who, actor, householdId, preferences, locked, allowed) => {
    expect(canUpdate(actor, recipe({ householdId, locked }), preferences)).toBe(allowed);
  });
});

describe('permission to lock and unlock', () => {
  it('is limited to the owner', () => {
    expect(canSetLock(ana, recipe(), true)).toBe(true);
    expect(canSetLock(ana, recipe({ locked: true }), false)).toBe(true);
    expect(canSetLock(ben, recipe(), true)).toBe(false);
    expect(canSetLock(admin, recipe(), true)).toBe(false);
  });

  it('is not needed by a change that keeps the lock', () => {
    expect(canSetLock(ben, recipe(), false)).toBe(true);
  });
});

describe('permission to transfer a recipe', () => {
  it.each([
    ['the owner, to a member of the group', ana, { groupId: 'group' }, true],
    ['an administrator, to a member of the group', admin, { groupId: 'group' }, true],
    ['another member', ben, { groupId: 'group' }, false],
    ['the owner, to another group', ana, { groupId: 'other' }, false],
    ['the owner, to an unknown user', ana, null, false],
  ])('%s', (_who, actor, to, allowed) => {
    expect(canTransferOwnership(actor, recipe(), to)).toBe(allowed);
  });
});
