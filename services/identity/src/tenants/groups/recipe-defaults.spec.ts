import { newHouseholdPreferences, recipeDefaults } from './recipe-defaults.js';

describe('the preferences of a new household', () => {
  it('are private in a private group', () => {
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

  it('are open in a public group', () => {
    expect(newHouseholdPreferences('id', { privateGroup: false })).toMatchObject({
      privateHousehold: false,
      recipePublic: true,
    });
  });

  it('follow the preferences of its group', () => {
    const group = { privateGroup: false, recipePublic: false, recipeShowNutrition: true, recipeDisableAmount: false };

    expect(recipeDefaults(group)).toMatchObject({
      recipePublic: false,
      recipeShowNutrition: true,
      recipeDisableAmount: false,
    });
  });
});
