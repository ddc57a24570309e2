import { describe, expect, it } from '@jest/globals';
import { aRecipe, anIngredient, aStep } from '../../../../testing/builders.js';
import { contentOf, differs } from './editable-fields.js';
import { addChange, createHistory, redo, undo } from './history.js';
import { mergeRecipes, takeFields } from './merge-recipes.js';
import { recipeBody } from './recipe-body.js';

const onion = anIngredient({ note: 'onion' });
const soup = aRecipe({ name: 'Soup', recipeIngredient: [onion], description: 'Hot.' });

describe('the differences of two drafts', () => {
  it('do not include values that the server computes', () => {
    const seen = { ...soup, updatedAt: 'later', recipeIngredient: [{ ...onion, display: '1 onion', isFood: false }] };
    expect(differs(soup, seen)).toBe(false);
  });

  it('do not include different representations of an empty value', () => {
    expect(differs({ ...soup, totalTime: null }, { ...soup, totalTime: '' })).toBe(false);
  });

  it('include amounts, order and text', () => {
    const two = [onion, anIngredient({ note: 'salt' })];
    expect(differs(soup, { ...soup, recipeIngredient: [{ ...onion, quantity: 2 }] })).toBe(true);
    expect(differs({ ...soup, recipeIngredient: two }, { ...soup, recipeIngredient: two.toReversed() })).toBe(true);
    expect(differs(soup, { ...soup, name: 'Stew' })).toBe(true);
  });
});

describe('merging the edits of two users', () => {
  it('keeps both changes of different fields', () => {
    const mine = { ...soup, name: 'Stew' };
    const theirs = { ...soup, description: 'Very hot.', updatedAt: 'later' };

    const { merged, both, theirsOnly } = mergeRecipes(soup, mine, theirs);

    expect(merged).toMatchObject({ name: 'Stew', description: 'Very hot.', updatedAt: 'later' });
    expect({ both, theirsOnly }).toEqual({ both: [], theirsOnly: ['description'] });
  });

  it('reports a conflict only for fields that both changed differently', () => {
    const mine = { ...soup, name: 'Stew', description: 'Same.' };
    const theirs = { ...soup, name: 'Broth', description: 'Same.' };

    const { merged, both } = mergeRecipes(soup, mine, theirs);

    expect(both).toEqual(['name']);
    expect(merged.name).toBe('Stew');
    expect(takeFields(merged, theirs, both).name).toBe('Broth');
  });
});

describe('the request body', () => {
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

  it('has no links to removed ingredients', () => {
    const step = aStep({ ingredientReferences: [{ referenceId: onion.referenceId }, { referenceId: 'gone' }] });

    const [bodyStep] = recipeBody({ ...soup, recipeInstructions: [step] }).recipeInstructions;

    expect(bodyStep?.ingredientReferences).toEqual([{ referenceId: onion.referenceId }]);
  });
});

describe('the undo history', () => {
  const typed = (name: string) => ({ ...soup, name });

  it('undoes continuous typing at once, and redoes it', () => {
    let history = createHistory(soup);
    for (const name of ['S', 'St', 'Stew']) history = addChange(history, typed(name), 'name');

    expect(undo(history).present.name).toBe('Soup');
    expect(redo(undo(history)).present.name).toBe('Stew');
  });

  it('undoes other changes step by step', () => {
    const history = addChange(addChange(createHistory(soup), typed('A')), typed('B'));

    expect(undo(history).present.name).toBe('A');
    expect(undo(undo(history)).present.name).toBe('Soup');
    expect(undo(createHistory(soup)).present).toBe(soup);
  });

  it('compares values, not object identity', () => {
    expect(contentOf(soup, 'notes')).toBe('[]');
  });
});
