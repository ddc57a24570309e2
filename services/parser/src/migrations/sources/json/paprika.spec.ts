import {
  draftFrom,
  imageBytes,
  ingredientsIn,
  namesOf,
  photo,
  recordsOf,
  stepsIn,
} from '../../../../test/migrations/records-of.js';
import { packed } from '../../../../test/migrations/zipped.js';
import { readPaprika } from './paprika.js';

describe('Paprika', () => {
  const recipe = {
    name: 'Zucchini Cakes',
    ingredients: 'For the cakes:\n2 zucchini\n\n1 egg',
    directions: '1. Grate.\nSalt.\n\n2. Fry.',
    notes: 'Serve hot',
    servings: '4',
    prep_time: '15 min',
    cook_time: '20',
    total_time: '',
    source_url: 'https://x.example/z',
    categories: ['Snacks'],
    created: '2021-03-04 18:20:00',
    rating: 4,
    nutritional_info: '',
    difficulty: 'Easy',
    photo_data: Buffer.from(photo).toString('base64'),
    image_url: 'https://x.example/z.jpg',
  };

  it('is read with notes and photo', async () => {
    const draft = await draftFrom(readPaprika, { 'Zucchini Cakes.paprikarecipe': packed(recipe) });

    expect(draft.recipe).toMatchObject({
      recipeYield: '4',
      prepTime: '15 min',
      performTime: '20 minutes',
      totalTime: null,
      dateAdded: '2021-03-04',
      notes: [
        { title: '', text: 'Serve hot' },
        { title: 'Difficulty', text: 'Easy' },
      ],
    });
    expect(ingredientsIn(draft)).toEqual(['For the cakes > 2 zucchini', '1 egg']);
    expect(stepsIn(draft)).toEqual(['Grate. Salt.', 'Fry.']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Snacks']);
    expect(draft.recipe.recipeCategory).toEqual([]);
    expect(draft).toMatchObject({ rating: 4, imageUrls: ['https://x.example/z.jpg'] });
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('has a step per line without paragraphs, and no stars without a rating', async () => {
    const draft = await draftFrom(readPaprika, {
      'a/b.paprikarecipe': packed({ ...recipe, directions: 'Grate.\nFry.', rating: 0 }),
    });

    expect(stepsIn(draft)).toEqual(['Grate.', 'Fry.']);
    expect(draft.rating).toBeNull();
  });

  it('cuts a text of a million lines', async () => {
    const endless = '1 g of everything\n'.repeat(1_000_000);
    const draft = await draftFrom(readPaprika, {
      'endless.paprikarecipe': packed({ ...recipe, ingredients: endless }),
    });

    expect(draft.recipe.name).toBe(recipe.name);
    expect(ingredientsIn(draft)).toHaveLength(2_000);
  });

  it('skips a record without a name, and fails for one that cannot be unpacked', async () => {
    const records = await recordsOf(readPaprika, {
      'nameless.paprikarecipe': packed({ ...recipe, name: '' }),
      'broken.paprikarecipe': 'not packed',
      'bomb.paprikarecipe': packed({ name: 'x', notes: 'x'.repeat(70 * 1024 * 1024) }),
    });

    expect(records).toMatchObject([
      { failure: { message: 'Failed to import broken.paprikarecipe' } },
      { failure: { message: 'Failed to import bomb.paprikarecipe' } },
    ]);
  });
});
