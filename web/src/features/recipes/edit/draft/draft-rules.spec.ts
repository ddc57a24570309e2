import { describe, expect, it } from '@jest/globals';
import { aRecipe, anIngredient, aStep } from '../../../../testing/builders.js';
import { contentOf, differs } from './editable-fields.js';
import { addChange, createHistory, redo, undo } from './history.js';
import { mergeRecipes, takeFields } from './merge-recipes.js';
import { recipeBody } from './recipe-body.js';

const onion = anIngredient({ note: 'onion' });
const soup = aRecipe({ name: 'Soup', recipeIngredient: [onion], description: 'Hot.' });

describe('what counts as a change', () => {
  it('is nothing that the server works out by itself', () => {
    const seen = { ...soup, updatedAt: 'later', recipeIngredient: [{ ...onion, display: '1 onion', isFood: false }] };
    expect(differs(soup, seen)).toBe(false);
  });

  it('is not one way of being empty instead of another', () => {
    expect(differs({ ...soup, totalTime: null }, { ...soup, totalTime: '' })).toBe(false);
  });

  it('is another amount, another order, another word', () => {
    const two = [onion, anIngredient({ note: 'salt' })];
    expect(differs(soup, { ...soup, recipeIngredient: [{ ...onion, quantity: 2 }] })).toBe(true);
    expect(differs({ ...soup, recipeIngredient: two }, { ...soup, recipeIngredient: two.toReversed() })).toBe(true);
    expect(differs(soup, { ...soup, name: 'Stew' })).toBe(true);
  });
});

describe('two users changing one recipe', () => {
  it('lose nothing when they changed different things', () => {
    const mine = { ...soup, name: 'Stew' };
    const theirs = { ...soup, description: 'Very hot.', updatedAt: 'later' };

    const { merged, both, theirsOnly } = mergeRecipes(soup, mine, theirs);

    expect(merged).toMatchObject({ name: 'Stew', description: 'Very hot.', updatedAt: 'later' });
    expect({ both, theirsOnly }).toEqual({ both: [], theirsOnly: ['description'] });
  });

  it('are asked only about what both changed in different ways', () => {
    const mine = { ...soup, name: 'Stew', description: 'Same.' };
    const theirs = { ...soup, name: 'Broth', description: 'Same.' };

    const { merged, both } = mergeRecipes(soup, mine, theirs);

    expect(both).toEqual(['name']);
    expect(merged.name).toBe('Stew');
    expect(takeFields(merged, theirs, both).name).toBe('Broth');
  });
});

describe('what is sent', () => {
  it('has no empty rows', () => {
    const draft = {
      ...soup,
      name: ' Soup ',
      recipeIngredient: [onion, anIngredient({ note: ' ', quantity: 2 }), anIngredient({ note: '', title: 'Sauce' })],
      recipeInstructions: [aStep({ text: 'Cook.' }), aStep({ text: ' ' })],
      notes: [
        { title: '', text: ' ' },
        { title: 'Cold', text: '' },
      ],
    };

    const body = recipeBody(draft);

    expect(body.name).toBe('Soup');
    expect(body.recipeIngredient.map(({ note, title }) => title || note)).toEqual(['onion', 'Sauce']);
    expect(body.recipeInstructions.map(({ text }) => text)).toEqual(['Cook.']);
    expect(body.notes).toEqual([{ title: 'Cold', text: '' }]);
  });

  it('has no links to ingredients that are gone', () => {
    const step = aStep({ ingredientReferences: [{ referenceId: onion.referenceId }, { referenceId: 'gone' }] });

    const [sent] = recipeBody({ ...soup, recipeInstructions: [step] }).recipeInstructions;

    expect(sent?.ingredientReferences).toEqual([{ referenceId: onion.referenceId }]);
  });
});

describe('taking back', () => {
  const typed = (name: string) => ({ ...soup, name });

  it('takes back a whole stretch of typing at once, and can do it again', () => {
    let history = createHistory(soup);
    for (const name of ['S', 'St', 'Stew']) history = addChange(history, typed(name), 'name');

    expect(undo(history).now.name).toBe('Soup');
    expect(redo(undo(history)).now.name).toBe('Stew');
  });

  it('goes back step by step over other changes', () => {
    const history = addChange(addChange(createHistory(soup), typed('A')), typed('B'));

    expect(undo(history).now.name).toBe('A');
    expect(undo(undo(history)).now.name).toBe('Soup');
    expect(undo(createHistory(soup)).now).toBe(soup);
  });

  it('compares what a field holds, not how it is stored', () => {
    expect(contentOf(soup, 'notes')).toBe('[]');
  });
});
