import { Recipe, RecipeSummary, type Food, type Unit } from '@larder/contracts';
import { emptyContent, settingsFrom } from '../recipes/writing/new-recipe.js';
import { toRecipe, toSummary, type RecipeNames } from './recipe.mapper.js';
import type { RecipeDocument } from './schemas/recipe-document.js';

const moment = new Date('2026-03-01T10:00:00Z');
const at = { createdAt: moment.toISOString(), updatedAt: moment.toISOString() };
const plain = { pluralName: null, description: '', extras: {}, onHand: false, aliases: [], ...at };

const onion: Food = { id: 'onion', name: 'onion', ...plain, pluralName: 'onions', labelId: null, label: null };
const cup: Unit = {
  id: 'cup',
  name: 'cup',
  ...plain,
  pluralName: 'cups',
  fraction: true,
  abbreviation: '',
  pluralAbbreviation: '',
  useAbbreviation: false,
};
const names: RecipeNames = {
  organizers: new Map([
    ['t1', { id: 't1', name: 'Quick', slug: 'quick', onHand: false }],
    ['pot', { id: 'pot', name: 'Pot', slug: 'pot', onHand: true }],
  ]),
  foods: new Map([['onion', onion]]),
  units: new Map([['cup', cup]]),
};

const aDocument = (fields: Partial<RecipeDocument> = {}): RecipeDocument => ({
  ...emptyContent('Soup', settingsFrom(null), '2026-03-01'),
  _id: 'r1',
  groupId: 'g1',
  householdId: 'h1',
  userId: 'u1',
  slug: 'soup',
  slugKey: 'soup',
  nameSort: 'soup',
  rating: null,
  dateUpdated: moment,
  createdAt: moment,
  updatedAt: moment,
  revision: 3,
  categoryIds: ['gone'],
  tagIds: ['gone', 't1'],
  toolIds: ['pot'],
  ...fields,
});

const line = { referenceId: 'ref', title: null, note: 'diced', quantity: 1.5, originalText: null };

describe('a recipe in responses', () => {
  it('has the keys of the contract in the order of the contract', () => {
    expect(Object.keys(toSummary(aDocument(), names))).toEqual(Object.keys(RecipeSummary.shape));
    expect(Object.keys(toRecipe(aDocument(), names))).toEqual(Object.keys(Recipe.shape));
  });

  it('contains no storage fields', () => {
    const stored = { outbox: [], outboxSince: moment, ...aDocument() };
    expect(JSON.stringify(toRecipe(stored, names))).not.toMatch(
      /slugKey|nameSort|search|revision|outbox|categoryIds|_id/,
    );
  });

  it('contains the organizers without deleted ones', () => {
    expect(toSummary(aDocument(), names)).toMatchObject({
      recipeCategory: [],
      tags: [{ id: 't1', name: 'Quick', slug: 'quick' }],
      tools: [{ id: 'pot', name: 'Pot', slug: 'pot', onHand: true }],
    });
    expect(toSummary(aDocument(), names).tags[0]).not.toHaveProperty('onHand');
  });

  it('displays amounts when they are enabled, and only the note when they are disabled', () => {
    const ingredients = [{ ...line, unitId: 'cup', foodId: 'onion' }];
    const mapped = (disableAmount: boolean) =>
      toRecipe(aDocument({ ingredients, settings: { ...settingsFrom(null), disableAmount } }), names)
        .recipeIngredient[0];

    expect(mapped(false)).toMatchObject({ display: '1 ¹/₂ cups onions diced', isFood: true, disableAmount: false });
    expect(mapped(true)).toMatchObject({ display: '1 ¹/₂ diced', isFood: false, disableAmount: true, food: onion });
  });

  it('contains no deleted food or unit', () => {
    const ingredients = [{ ...line, unitId: 'gone', foodId: 'gone' }];
    expect(toRecipe(aDocument({ ingredients }), names).recipeIngredient[0]).toMatchObject({ unit: null, food: null });
  });
});
