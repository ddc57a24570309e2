import { describe, expect, it } from '@jest/globals';
import { aRecipe, aUser } from '../../../testing/builders.js';
import { mayEdit } from './may-edit.js';

const ana = aUser();
const locked = { ...aRecipe().settings, locked: true };

describe('permission to edit a recipe', () => {
  it('is denied to visitors', () => {
    expect(mayEdit(null, aRecipe())).toBe(false);
  });

  it('is given to its owner, even when it is locked', () => {
    expect(mayEdit(ana, aRecipe({ userId: ana.id, settings: locked }))).toBe(true);
  });

  it('is given to the household, unless it is locked', () => {
    expect(mayEdit(ana, aRecipe())).toBe(true);
    expect(mayEdit(ana, aRecipe({ settings: locked }))).toBe(false);
  });

  it('is denied to other groups', () => {
    expect(mayEdit(ana, aRecipe({ groupId: 'elsewhere' }))).toBe(false);
  });

  it("is given to other households only when the preferences of the recipe's household allow it", () => {
    const foreign = aRecipe({ householdId: 'neighbors' });

    expect(mayEdit(ana, foreign)).toBe(false);
    expect(mayEdit(ana, foreign, { lockRecipeEditsFromOtherHouseholds: true })).toBe(false);
    expect(mayEdit(ana, foreign, { lockRecipeEditsFromOtherHouseholds: false })).toBe(true);
  });
});
