import { RecipeChanges } from '@larder/contracts';
import { ENGLISH_DURATION_WORDS, type ScrapedRecipe } from '@larder/recipe-scraper';
import { scrapedDraft, type ScrapedDraftOptions } from './scraped-draft.js';

function aScrapedRecipe(fields: Partial<ScrapedRecipe> = {}): ScrapedRecipe {
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

/** The recipe of the draft, as the recipe service will read it. */
const recipeOf = (scraped: Partial<ScrapedRecipe>, options: Partial<ScrapedDraftOptions> = {}) =>
  RecipeChanges.parse(
    scrapedDraft(aScrapedRecipe(scraped), { includeTags: false, words: ENGLISH_DURATION_WORDS, ...options }).recipe,
  );

describe('scrapedDraft', () => {
  it('keeps each line unparsed, with the title of the section it begins', () => {
    const recipe = recipeOf({
      ingredients: [{ title: 'Crust', text: '2 cups flour' }],
      steps: [{ title: 'Bake', text: 'Bake it.' }],
    });

    expect(recipe.recipeIngredient).toEqual([
      expect.objectContaining({ title: 'Crust', note: '2 cups flour', originalText: '2 cups flour', quantity: 1 }),
    ]);
    expect(recipe.recipeInstructions).toEqual([expect.objectContaining({ title: 'Bake', text: 'Bake it.' })]);
  });

  it('makes up neither ingredients nor steps', () => {
    expect(recipeOf({})).toMatchObject({ recipeIngredient: [], recipeInstructions: [], notes: [] });
  });

  it('writes times in words', () => {
    const recipe = recipeOf({
      totalTime: { raw: 'PT1H30M', minutes: 90 },
      prepTime: { raw: 'about 30 min', minutes: 30 },
      performTime: { raw: 'PT0M', minutes: 0 },
    });

    expect(recipe).toMatchObject({ totalTime: '1 hour 30 minutes', prepTime: 'about 30 min', performTime: null });
  });

  it('creates tags from keywords only when requested', () => {
    expect(recipeOf({ keywords: ['Soup', 'Quick'] }).tags).toBeUndefined();
    expect(recipeOf({ keywords: ['Soup', 'Quick'] }, { includeTags: true }).tags).toEqual([
      expect.objectContaining({ name: 'Soup' }),
      expect.objectContaining({ name: 'Quick' }),
    ]);
  });

  it('keeps the address and the images of the page', () => {
    const scraped = aScrapedRecipe({ orgURL: 'https://x.example/a', images: ['https://x.example/a.jpg'] });

    expect(scrapedDraft(scraped, { includeTags: false, words: ENGLISH_DURATION_WORDS })).toMatchObject({
      recipe: { orgURL: 'https://x.example/a' },
      imageUrls: ['https://x.example/a.jpg'],
    });
  });

  it('keeps a video as a note', () => {
    expect(recipeOf({ video: 'https://v.example/1' }).notes).toEqual([{ title: 'Video', text: 'https://v.example/1' }]);
  });

  it('truncates texts that the recipe service would reject', () => {
    const long = 'x'.repeat(200_000);
    const line = { title: long, text: long };

    const recipe = recipeOf(
      {
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
