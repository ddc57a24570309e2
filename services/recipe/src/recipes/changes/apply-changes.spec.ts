import { RecipeChanges, type Nutrition } from '@larder/contracts';
import { aContent, DAY } from '../../../test/support/recipe-content.js';
import { emptyContent } from '../writing/new-recipe.js';
import { NO_NUTRITION, patchContent, replaceContent, type ContentChanges } from './apply-changes.js';

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
    const changes = {
      ...aChange({ ...body, recipeInstructions: [] }),
      recipeInstructions,
      categoryIds,
      tagIds,
      toolIds,
      ingredients,
    };

    expect(replaceContent(aContent(), changes)).toEqual({ ...aContent(), extras });
  });
});
