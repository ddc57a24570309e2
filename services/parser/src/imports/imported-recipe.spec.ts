import { RecipeChanges } from '@larder/contracts';
import { ENGLISH_DURATION_WORDS, type ScrapedRecipe } from '@larder/recipe-scraper';
import { importedRecipe, type ImportChoices } from './imported-recipe.js';

const id = '3e8c1c1e-8f0a-4c3c-9f5e-0a8f2f6f9b11';

function aDraft(fields: Partial<ScrapedRecipe> = {}): ScrapedRecipe {
  return {
    strategy: 'structured-data',
    name: 'Pea soup',
    description: '',
    images: [],
    recipeYield: '',
    yieldQuantity: null,
    ingredients: [],
    steps: [],
    totalTime: null,
    prepTime: null,
    performTime: null,
    nutrition: null,
    keywords: [],
    orgURL: null,
    video: null,
    language: null,
    origins: {},
    ...fields,
  };
}

/** As the recipe service will read it. */
const stored = (draft: Partial<ScrapedRecipe>, choices: Partial<ImportChoices> = {}) =>
  RecipeChanges.parse(
    importedRecipe(aDraft(draft), { id, includeTags: false, words: ENGLISH_DURATION_WORDS, orgURL: null, ...choices }),
  );

describe('importedRecipe', () => {
  it('keeps each line as it stood on the page, with the section it begins', () => {
    const recipe = stored({
      ingredients: [{ title: 'Crust', text: '2 cups flour' }],
      steps: [{ title: 'Bake', text: 'Bake it.' }],
    });

    expect(recipe.recipeIngredient).toEqual([
      expect.objectContaining({ title: 'Crust', note: '2 cups flour', originalText: '2 cups flour', quantity: 1 }),
    ]);
    expect(recipe.recipeInstructions).toEqual([expect.objectContaining({ title: 'Bake', text: 'Bake it.' })]);
  });

  it('invents neither ingredients nor steps', () => {
    expect(stored({})).toMatchObject({ recipeIngredient: [], recipeInstructions: [], notes: [] });
  });

  it('writes times in words', () => {
    const recipe = stored({
      totalTime: { raw: 'PT1H30M', minutes: 90 },
      prepTime: { raw: 'about 30 min', minutes: 30 },
      performTime: { raw: 'PT0M', minutes: 0 },
    });

    expect(recipe).toMatchObject({ totalTime: '1 hour 30 minutes', prepTime: 'about 30 min', performTime: null });
  });

  it('makes tags of keywords only when asked to', () => {
    expect(stored({ keywords: ['Soup', 'Quick'] }).tags).toBeUndefined();
    expect(stored({ keywords: ['Soup', 'Quick'] }, { includeTags: true }).tags).toEqual([
      expect.objectContaining({ name: 'Soup' }),
      expect.objectContaining({ name: 'Quick' }),
    ]);
  });

  it('names a recipe without a name after its id', () => {
    expect(stored({ name: ' ' }).name).toBe(`No Recipe Name Found - ${id}`);
  });

  it('remembers the address that was asked for, else the one the page states', () => {
    expect(stored({ orgURL: 'https://x.example/a' }).orgURL).toBe('https://x.example/a');
    expect(stored({ orgURL: 'https://x.example/a' }, { orgURL: 'https://x.example/b' }).orgURL).toBe(
      'https://x.example/b',
    );
  });

  it('keeps a video as a note', () => {
    expect(stored({ video: 'https://v.example/1' }).notes).toEqual([{ title: 'Video', text: 'https://v.example/1' }]);
  });

  it('cuts what the recipe service would refuse', () => {
    const long = 'x'.repeat(200_000);
    const line = { title: long, text: long };

    const recipe = stored(
      {
        name: long,
        description: long,
        recipeYield: long,
        totalTime: { raw: long, minutes: null },
        ingredients: Array.from({ length: 3000 }, () => line),
        steps: Array.from({ length: 3000 }, () => line),
        keywords: [long, ...Array.from({ length: 600 }, (_, index) => `Tag ${index}`)],
        orgURL: `https://x.example/${long}`,
        nutrition: { calories: '120' },
      },
      { includeTags: true },
    );

    expect(recipe.recipeIngredient).toHaveLength(2000);
    expect(recipe.tags).toHaveLength(500);
    expect(recipe).toMatchObject({ orgURL: null, nutrition: { calories: '120' } });
  });
});
