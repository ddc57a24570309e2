import { describe, expect, it } from '@jest/globals';
import { aRecipe, aUser } from '../../testing/builders.js';
import { mayEdit } from './may-edit.js';

const ana = aUser();
const locked = { ...aRecipe().settings, locked: true };

describe('changing a recipe', () => {
  it('is not offered to visitors', () => {
    expect(mayEdit(null, aRecipe())).toBe(false);
  });

  it('is offered to its owner, even when it is locked', () => {
    expect(mayEdit(ana, aRecipe({ userId: ana.id, settings: locked }))).toBe(true);
  });

  it('is offered to the household, unless it is locked', () => {
    expect(mayEdit(ana, aRecipe())).toBe(true);
    expect(mayEdit(ana, aRecipe({ settings: locked }))).toBe(false);
  });

  it('is not offered to other groups', () => {
    expect(mayEdit(ana, aRecipe({ groupId: 'elsewhere' }))).toBe(false);
  });

  it('is offered to other households only when theirs is known to allow it', () => {
    const foreign = aRecipe({ householdId: 'neighbours' });

    expect(mayEdit(ana, foreign)).toBe(false);
    expect(mayEdit(ana, foreign, { lockRecipeEditsFromOtherHouseholds: true })).toBe(false);
    expect(mayEdit(ana, foreign, { lockRecipeEditsFromOtherHouseholds: false })).toBe(true);
  });
});
