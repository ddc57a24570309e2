import { strToU8 } from 'fflate';
import { draftFrom, imageBytes, namesOf, photo, recordsOf, stepsIn } from '../../../../test/migrations/records-of.js';
import { readNextcloud } from './nextcloud.js';

describe('Nextcloud', () => {
  const recipe = {
    name: 'Zucchini Cakes',
    description: 'Crisp &amp; green',
    recipeIngredient: ['2 zucchini', '1 egg'],
    recipeInstructions: ['Grate.', 'Fry.'],
    recipeYield: 4,
    prepTime: 'PT15M',
    cookTime: 'PT1H30M',
    totalTime: 'about two hours',
    recipeCategory: 'snack time',
    keywords: 'green,quick meal',
    url: 'https://x.example/z',
    nutrition: { calories: '134 kcal', sodiumContent: '0.5 g' },
    tool: ['Grater'],
    dateCreated: '2021-03-04T18:20:00+0000',
    image: 'https://x.example/z.jpg',
  };

  it('is read with its times, categories, tools and image', async () => {
    const draft = await draftFrom(readNextcloud, {
      'Recipes/Zucchini Cakes/recipe.json': recipe,
      'Recipes/Zucchini Cakes/full.jpg': photo,
      'Recipes/Zucchini Cakes/thumb.jpg': strToU8('small'),
    });

    expect(draft.recipe).toMatchObject({
      name: 'Zucchini Cakes',
      description: 'Crisp & green',
      recipeYield: '4',
      prepTime: '15 minutes',
      performTime: '1 hour 30 minutes',
      totalTime: 'about two hours',
      orgURL: 'https://x.example/z',
      dateAdded: '2021-03-04',
      nutrition: { calories: '134', sodiumContent: '500.0' },
    });
    expect(namesOf(draft.recipe.recipeCategory)).toEqual(['snack time']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Green', 'Quick Meal']);
    expect(namesOf(draft.recipe.tools)).toEqual(['Grater']);
    expect(stepsIn(draft)).toEqual(['Grate.', 'Fry.']);
    expect(draft.imageUrls).toEqual(['https://x.example/z.jpg']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('fails for a folder with a broken file, and ignores files of the operating system', async () => {
    const records = await recordsOf(readNextcloud, {
      'Pie/recipe.json': '{',
      'Soup/recipe.json': recipe,
      '__MACOSX/Soup/._recipe.json': 'x',
      '.DS_Store': 'x',
    });

    expect(records).toMatchObject([{ failure: { message: 'Failed to import Pie' } }, { draft: {} }]);
  });
});
