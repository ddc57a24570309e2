import {
  draftFrom,
  imageBytes,
  ingredientsIn,
  namesOf,
  photo,
  recordsOf,
  stepsIn,
} from '../../../../test/migrations/records-of.js';
import { zipped } from '../../../../test/migrations/zipped.js';
import { readTandoor } from './tandoor.js';

describe('Tandoor', () => {
  const recipe = {
    name: 'Bean Chili',
    keywords: [{ name: 'Southwest' }],
    steps: [
      {
        name: 'Sauce',
        instruction: 'Simmer **long**.',
        ingredients: [
          { food: { name: 'onion', plural_name: 'onions' }, unit: null, amount: 2, note: 'diced' },
          {
            food: { name: 'stock', plural_name: null },
            unit: { name: 'cup', plural_name: 'cups' },
            amount: 0.5,
            note: '',
          },
          { is_header: true, note: 'To serve' },
          { food: { name: 'salt' }, unit: { name: 'pinch' }, amount: 1, no_amount: true },
        ],
      },
    ],
    working_time: 65,
    waiting_time: 0,
    servings: 4,
    servings_text: 'bowls',
    source_url: 'https://x.example/chili',
    nutrition: { calories: 320, carbohydrates: 40, fats: 9, proteins: 12 },
  };

  it('is read with amounts, headings and nutrition', async () => {
    const draft = await draftFrom(readTandoor, { '1.zip': zipped({ 'recipe.json': recipe, 'image.png': photo }) });

    expect(draft.recipe).toMatchObject({
      name: 'Bean Chili',
      recipeYield: '4 bowls',
      performTime: '1 hour 5 minutes',
      totalTime: '1 hour 5 minutes',
      orgURL: 'https://x.example/chili',
      nutrition: { calories: '320', carbohydrateContent: '40', fatContent: '9', proteinContent: '12' },
    });
    expect(ingredientsIn(draft)).toEqual(['Sauce > 2 onions, diced', '¹/₂ cup stock', 'To serve > pinch salt']);
    expect(stepsIn(draft)).toEqual(['Sauce > Simmer **long**.']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Southwest']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('fails for an inner archive without a recipe', async () => {
    const records = await recordsOf(readTandoor, { '1.zip': zipped({ 'a.txt': 'x' }), '2.zip': 'broken' });

    expect(records).toMatchObject([
      { failure: { message: 'Failed to parse recipe', error: { message: 'recipe.json not found' } } },
      { failure: { message: 'Failed to parse recipe' } },
    ]);
  });
});
