import { RecipeChanges, type Nutrition } from '@larder/contracts';
import { NO_NUTRITION, patchContent, replaceContent, type ContentChanges } from './changes/apply-changes.js';
import { keepIds, toStoredSteps } from './changes/draft-lists.js';
import { duplicateContent } from './writing/duplicate-content.js';
import { emptyContent, importedContent, sampleContent, settingsFrom } from './writing/new-recipe.js';
import { keysOf } from './changes/recipe-keys.js';
import type { RecipeContent, StoredIngredient } from '../recipe-store/schemas/recipe.schema.js';

const DAY = '2026-03-01';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const stepId = '6c1d2c0e-3f55-4c0a-9a53-0f6a3c1f2d10';

const anIngredient = (fields: Partial<StoredIngredient> = {}): StoredIngredient => ({
  referenceId: 'ref-1',
  title: null,
  note: 'rinsed',
  quantity: 1.5,
  unitId: 'cup',
  foodId: 'lentil',
  originalText: '1 1/2 cups lentils',
  ...fields,
});

/** A recipe with a value in every field. */
const aContent = (fields: Partial<RecipeContent> = {}): RecipeContent => ({
  ...emptyContent('Lentil Soup', settingsFrom(null), DAY),
  image: 'a1b2',
  recipeYield: '4 bowls',
  totalTime: '50 minutes',
  description: 'Weeknight staple.',
  orgURL: 'https://example.org/lentil',
  lastMade: new Date('2026-02-01T12:00:00Z'),
  categoryIds: ['dinner'],
  tagIds: ['quick'],
  toolIds: ['pot'],
  ingredients: [anIngredient()],
  steps: [{ id: stepId, title: '', summary: '', text: 'Simmer.', references: ['ref-1'] }],
  nutrition: { ...NO_NUTRITION, calories: '310' },
  assets: [{ name: 'Plan', icon: 'mdi-file', fileName: 'plan.pdf' }],
  notes: [{ title: 'Freezer', text: 'Keeps 3 months.' }],
  extras: [{ keyName: 'thaw', value: 'evening before' }],
  ...fields,
});

/** A parsed change without resolved names. */
const aChange = (body: object): ContentChanges => RecipeChanges.parse(body);

describe('a partial update', () => {
  it('keeps absent fields', () => {
    expect(patchContent(aContent(), aChange({}))).toEqual(aContent());
    expect(patchContent(aContent(), aChange({ prepTime: 10 }))).toEqual(aContent({ prepTime: '10' }));
  });

  it('sets empty values', () => {
    const changed = patchContent(
      aContent(),
      aChange({ description: '', recipeYield: null, notes: [], extras: null, lastMade: null }),
    );

    expect(changed).toEqual(aContent({ description: '', recipeYield: null, notes: [], extras: [], lastMade: null }));
  });

  it('keeps a list that is null', () => {
    const lists = {
      recipeInstructions: null,
      assets: null,
      notes: null,
      categoryIds: null,
      tagIds: null,
      ingredients: null,
    };
    expect(patchContent(aContent(), lists)).toEqual(aContent());
  });

  it('merges settings and nutrition key by key', () => {
    const changed = patchContent(
      aContent(),
      aChange({ settings: { public: false, locked: null }, nutrition: { proteinContent: 18 } }),
    );

    expect(changed.settings).toEqual({ ...aContent().settings, public: false });
    expect(changed.nutrition).toEqual({ ...NO_NUTRITION, calories: '310', proteinContent: '18' });
    expect(patchContent(aContent(), aChange({ nutrition: null })).nutrition).toEqual(NO_NUTRITION);
  });

  it('ignores fields that only the server sets', () => {
    const body = { id: 'x', slug: 'mine', groupId: 'g', householdId: 'h', createdAt: 'now', rating: 5, comments: [{}] };
    expect(patchContent(aContent(), aChange(body))).toEqual(aContent());
  });

  it('turns numbers and booleans in extras into text', () => {
    expect(patchContent(aContent(), aChange({ extras: { a: 1, 'b.$': true } })).extras).toEqual([
      { keyName: 'a', value: '1' },
      { keyName: 'b.$', value: 'true' },
    ]);
  });
});

describe('a full replacement', () => {
  it('resets absent content and keeps fields without a default', () => {
    const replaced = replaceContent(aContent(), aChange({ name: 'Dal' }));

    expect(replaced).toEqual({
      ...emptyContent('Dal', aContent().settings, DAY),
      lastMade: aContent().lastMade,
    });
  });

  it('removes absent nutrition keys, and keeps absent settings', () => {
    const replaced = replaceContent(
      aContent(),
      aChange({ nutrition: { fatContent: '2' }, settings: { showAssets: true } }),
    );

    expect(replaced.nutrition).toEqual({ ...NO_NUTRITION, fatContent: '2' } satisfies Nutrition);
    expect(replaced.settings).toEqual({ ...aContent().settings, showAssets: true });
  });

  it('keeps a list that is null', () => {
    const replaced = replaceContent(aContent(), {
      ...aChange({ notes: null, recipeInstructions: null, assets: null }),
      tagIds: null,
    });

    expect(replaced).toMatchObject({
      notes: aContent().notes,
      steps: aContent().steps,
      assets: aContent().assets,
      tagIds: ['quick'],
    });
  });

  it('changes nothing when a reply is sent back', () => {
    const { steps, categoryIds, tagIds, toolIds, ingredients, extras, lastMade, ...same } = aContent();
    const recipeInstructions = steps.map(({ references, ...step }) => ({
      ...step,
      ingredientReferences: references.map((referenceId) => ({ referenceId })),
    }));
    const body = { ...same, extras: { thaw: 'evening before' }, lastMade: lastMade?.toISOString(), recipeInstructions };
    const sent = {
      ...aChange({ ...body, recipeInstructions: [] }),
      recipeInstructions,
      categoryIds,
      tagIds,
      toolIds,
      ingredients,
    };

    expect(replaceContent(aContent(), sent)).toEqual({ ...aContent(), extras });
  });
});

describe('steps', () => {
  it('keep the ids of the request', () => {
    const [first, second] = toStoredSteps([
      { id: stepId, text: 'Chop.', ingredientReferences: [{ referenceId: 'ref-1' }, { referenceId: null }] },
      { text: 'Cook.', title: null, ingredientReferences: [] },
    ]);

    expect(first).toEqual({ id: stepId, title: '', summary: '', text: 'Chop.', references: ['ref-1'] });
    expect(second).toMatchObject({ id: expect.stringMatching(UUID) as string, title: null, text: 'Cook.' });
  });

  it('get new ids instead of duplicate ones', () => {
    const [one, two, three] = keepIds(['a', 'a', null]);
    expect(one).toBe('a');
    expect(new Set([one, two, three]).size).toBe(3);
  });
});

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
      aChange({ name: 'Dal', settings: { public: false }, dateAdded: '2020-01-01' }),
      'k1',
    );

    expect(imported).toMatchObject({ image: 'k1', dateAdded: '2020-01-01', ingredients: [], steps: [] });
    expect(imported.settings).toEqual({ ...settingsFrom(null), public: false });
  });
});

describe('a copy', () => {
  const copy = { from: 'old-id', to: 'new-id', image: 'k9', dateAdded: '2026-05-05' };

  it('has new ids, and adjusted references', () => {
    const { ingredients, steps } = duplicateContent(aContent(), copy);

    expect(ingredients[0]?.referenceId).toMatch(UUID);
    expect(steps[0]?.id).not.toBe(stepId);
    expect(steps[0]?.references).toEqual([ingredients[0]?.referenceId]);
  });

  it('links to its own files', () => {
    const step = {
      id: stepId,
      title: '',
      summary: '',
      text: '![](/api/media/recipes/old-id/assets/a.png)',
      references: [],
    };
    expect(duplicateContent(aContent({ steps: [step] }), copy).steps[0]?.text).toContain('recipes/new-id/assets');
  });

  it('has no dates of the original', () => {
    expect(duplicateContent(aContent(), copy)).toMatchObject({ lastMade: null, dateAdded: '2026-05-05', image: 'k9' });
  });
});

describe('the sort key of a recipe', () => {
  it('is its name without case and accents', () => {
    expect(keysOf(aContent({ name: 'Crème-Brûlée' }))).toEqual({ nameSort: 'creme-brulee' });
  });
});
