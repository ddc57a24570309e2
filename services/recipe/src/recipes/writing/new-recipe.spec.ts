import { RecipeChanges } from '@larder/contracts';
import { DAY } from '../../../test/support/recipe-content.js';
import { emptyContent, importedContent, sampleContent, settingsFrom } from './new-recipe.js';

describe('a new recipe', () => {
  it('has a sample line and step in the language of the user', () => {
    const blank = emptyContent('Soup', settingsFrom(null), DAY);

    expect(sampleContent(blank, 'en-US').ingredients).toMatchObject([{ note: '1 Cup Flour', quantity: null }]);
    expect(sampleContent(blank, 'de-AT').ingredients).toMatchObject([{ note: '1 Tasse Mehl' }]);
    expect(sampleContent(blank, 'xx').steps).toHaveLength(1);
  });

  it('takes its settings from the household', () => {
    const preferences = {
      privateHousehold: false,
      lockRecipeEditsFromOtherHouseholds: true,
      firstDayOfWeek: 0,
      recipePublic: false,
      recipeShowNutrition: true,
      recipeShowAssets: true,
      recipeLandscapeView: true,
      recipeDisableComments: true,
      recipeDisableAmount: false,
    };
    expect(settingsFrom(preferences)).toEqual({
      public: false,
      showNutrition: true,
      showAssets: true,
      landscapeView: true,
      disableComments: true,
      disableAmount: false,
      locked: false,
    });
  });

  it('keeps imported fields and adds no samples', () => {
    const blank = emptyContent('Dal', settingsFrom(null), DAY);
    const imported = importedContent(
      blank,
      RecipeChanges.parse({ name: 'Dal', settings: { public: false }, dateAdded: '2020-01-01' }),
      'k1',
    );

    expect(imported).toMatchObject({ image: 'k1', dateAdded: '2020-01-01', ingredients: [], steps: [] });
    expect(imported.settings).toEqual({ ...settingsFrom(null), public: false });
  });
});
