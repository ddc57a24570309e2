import { strToU8 } from 'fflate';
import {
  ingredientsIn,
  namesOf,
  imageBytes,
  draftFrom,
  recordsOf,
  stepsIn,
} from '../../../test/migrations/records-of.js';
import { packed, zipped } from '../../../test/migrations/zipped.js';
import { readNextcloud } from './nextcloud.js';
import { readOwnExport } from './own-export.js';
import { readPaprika } from './paprika.js';
import { readTandoor } from './tandoor.js';

const photo = strToU8('a photo');

describe('our own export', () => {
  const soup = {
    name: 'Soup',
    slug: 'soup',
    settings: { locked: true },
    recipe_ingredient: ['peas'],
    assets: [
      { name: 'Card', icon: 'mdi-file', file_name: 'card.pdf' },
      { name: 'Lost', icon: 'mdi-file', file_name: 'lost.pdf' },
    ],
  };
  const files = {
    'data/recipes/soup/soup.json': soup,
    'data/recipes/soup/images/original.webp': photo,
    'data/recipes/soup/assets/card.pdf': strToU8('pdf'),
    'data/other.json': { name: 'No recipe' },
  };

  it('is read with its image and its existing assets, without settings', async () => {
    const draft = await draftFrom(readOwnExport, files);

    expect(draft.recipe).toMatchObject({ name: 'Soup', assets: [{ fileName: 'card.pdf' }] });
    expect(draft.recipe).not.toHaveProperty('settings');
    expect(draft.assets?.map(({ fileName }) => fileName)).toEqual(['card.pdf']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('fails with the name of a file that is no recipe', async () => {
    const records = await recordsOf(readOwnExport, { ...files, 'data/recipes/empty/empty.json': '' });

    expect(records.filter((each) => 'failure' in each)).toMatchObject([
      { failure: { message: 'Failed to import empty.json' } },
    ]);
    expect(records).toHaveLength(2);
  });
});

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
