import { newHouseholdPreferences, recipeDefaults } from './recipe-defaults.js';

describe('what a new household starts with', () => {
  it('is closed in a private group', () => {
    expect(newHouseholdPreferences('id', { privateGroup: true })).toEqual({
      id: 'id',
      privateHousehold: true,
      lockRecipeEditsFromOtherHouseholds: true,
      firstDayOfWeek: 0,
      recipePublic: false,
      recipeShowNutrition: false,
      recipeShowAssets: false,
      recipeLandscapeView: false,
      recipeDisableComments: false,
      recipeDisableAmount: true,
      convertShoppingUnits: true,
    });
  });

  it('is open in a public group', () => {
    expect(newHouseholdPreferences('id', { privateGroup: false })).toMatchObject({
      privateHousehold: false,
      recipePublic: true,
    });
  });

  it('follows the preferences its group has set', () => {
    const group = { privateGroup: false, recipePublic: false, recipeShowNutrition: true, recipeDisableAmount: false };

    expect(recipeDefaults(group)).toMatchObject({
      recipePublic: false,
      recipeShowNutrition: true,
      recipeDisableAmount: false,
    });
  });
});
