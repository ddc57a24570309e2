import { describe, expect, it } from '@jest/globals';
import { aFood, anIngredient, aRecipe, aStep } from '../../../testing/builders.js';
import { draftOf, keepLines, missingFields, newLine } from './review-draft.js';
import { toRecipePatch } from './to-recipe-patch.js';

const leek = anIngredient({ note: '2 leeks', title: 'Soup' });
const flour = anIngredient({ food: aFood(), quantity: 2, note: 'sifted', display: '2 flour sifted' });
const stir = aStep({ text: 'Stir.', title: 'Start' });
const imported = aRecipe({
  totalTime: '1 hour',
  recipeIngredient: [leek, flour],
  recipeInstructions: [stir, aStep({ text: 'Serve.' })],
});
const draft = draftOf(imported);

describe('reviewing an import', () => {
  it('sends nothing when nothing was changed', () => {
    expect(toRecipePatch(imported, draft)).toEqual({});
  });

  it('shows amounts with unit and food, and unparsed lines as written', () => {
    expect(draft.ingredients.map(({ text }) => text)).toEqual(['2 leeks', '2 flour sifted']);
  });

  it('sends only the changed fields', () => {
    expect(toRecipePatch(imported, { ...draft, name: ' Leek soup ', totalTime: '', prepTime: '10 minutes' })).toEqual({
      name: 'Leek soup',
      totalTime: null,
      prepTime: '10 minutes',
    });
  });

  it('sends changed tags and source', () => {
    const tags = [{ id: 'quick', name: 'Quick', slug: 'quick', groupId: 'home-id' }];
    expect(toRecipePatch(imported, { ...draft, tags, orgURL: ' https://example.org/soup ' })).toEqual({
      tags,
      orgURL: 'https://example.org/soup',
    });
  });

  it('keeps unchanged ingredients parsed, and the section of a changed one', () => {
    const lines = draft.ingredients.map((line) => (line.from === 0 ? { ...line, text: '3 leeks' } : line));
    expect(toRecipePatch(imported, { ...draft, ingredients: lines }).recipeIngredient).toEqual([
      expect.objectContaining({ note: '3 leeks', title: 'Soup', referenceId: leek.referenceId, food: null }),
      flour,
    ]);
  });

  it('removes empty lines and adds new ones', () => {
    const [first, second] = draft.steps;
    const steps = [{ ...second!, text: ' ' }, first!, { ...newLine(), text: 'Eat.' }];
    expect(toRecipePatch(imported, { ...draft, steps }).recipeInstructions).toEqual([
      stir,
      expect.objectContaining({ text: 'Eat.', title: '' }),
    ]);
  });

  it('moves the heading of a removed line to the next one of its section', () => {
    const ingredients = keepLines(draft.ingredients, ({ from }) => from !== 0);
    const steps = draft.steps.map((line) => (line.from === 0 ? { ...line, text: '' } : line));

    expect(ingredients.map(({ title }) => title)).toEqual(['Soup']);
    expect(toRecipePatch(imported, { ...draft, ingredients, steps })).toEqual({
      recipeIngredient: [{ ...flour, title: 'Soup' }],
      recipeInstructions: [expect.objectContaining({ text: 'Serve.', title: 'Start' })],
    });
  });

  it('removes the heading of a section without lines', () => {
    const lines = draft.steps.map((line) => ({ ...line, title: line.title || 'End' }));
    expect(keepLines(lines, ({ from }) => from !== 0).map(({ title }) => title)).toEqual(['End']);
  });

  it('never sends an empty name', () => {
    expect(toRecipePatch(imported, { ...draft, name: '  ' })).toEqual({});
  });

  it('lists the missing fields', () => {
    expect(missingFields(draft)).toEqual([]);
    const bare = aRecipe({ name: 'No Recipe Name Found - 0b0e2c1a-7d0f-4a52-9d0f-5f3a5f2c9e11', recipeYield: '' });
    expect(missingFields(draftOf(bare))).toEqual(['name', 'ingredients', 'steps', 'recipeYield', 'totalTime']);
  });
});
