import { draftFrom, ingredientsIn, namesOf, stepsIn } from '../../../../test/migrations/records-of.js';
import { table } from '../../../../test/migrations/table.js';
import { readPlanToEat } from './plan-to-eat.js';

describe('Plan to Eat', () => {
  const header =
    'Title,Course,Cuisine,Main Ingredient,Description,Url,Prep Time,Cook Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Sodium,Created At';
  const cells = ['Pho', 'main course', 'vietnamese', 'Beef', 'Hot', 'https://x.example/pho', '30', 'PT2H', '4', '2 l'];
  const rest = [
    '1 kg bones\n, For the bowl\nnoodles',
    'Boil.\n\nServe.',
    'soup, winter food',
    '5',
    'https://x.example/p.jpg',
    '400',
    '1.2 g',
    '2023-10-13 20:29:29',
  ];

  it('is read with headings, categories and nutrition', async () => {
    const draft = await draftFrom(readPlanToEat, {
      'folder/export.csv': `\uFEFF${table(header, [...cells, ...rest])}`,
    });

    expect(draft.recipe).toMatchObject({
      name: 'Pho',
      prepTime: '30 minutes',
      performTime: '2 hours',
      recipeYield: '4, 2 l',
      dateAdded: '2023-10-13',
      nutrition: { calories: '400', sodiumContent: '1200.0' },
    });
    expect(ingredientsIn(draft)).toEqual(['1 kg bones', 'For the bowl > noodles']);
    expect(stepsIn(draft)).toEqual(['Boil.', 'Serve.']);
    expect(namesOf(draft.recipe.recipeCategory)).toEqual(['Main Course', 'Vietnamese']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Soup', 'Winter Food', 'Beef']);
    expect(draft).toMatchObject({ rating: 5, imageUrls: ['https://x.example/p.jpg'] });
  });
});
