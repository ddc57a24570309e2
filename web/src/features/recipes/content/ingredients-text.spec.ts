import { describe, expect, it } from '@jest/globals';
import { anIngredient } from '../../../testing/builders.js';
import { groupByTitle } from '../../../entities/recipes/group-by-title.js';
import { ingredientsText } from './ingredients-text.js';

describe('section groups', () => {
  it('start at every item with a title; the items before have none', () => {
    const items = [{ title: null }, { title: 'Dough' }, { title: '' }, { title: 'Filling' }];

    expect(groupByTitle(items).map(({ title, items: inside }) => [title, inside.map(({ index }) => index)])).toEqual([
      ['', [0]],
      ['Dough', [1, 2]],
      ['Filling', [3]],
    ]);
  });

  it('are empty for an empty list', () => {
    expect(groupByTitle([])).toEqual([]);
  });
});

describe('copied ingredients', () => {
  it('are scaled lines of text, sections in brackets with an empty line between', () => {
    const ingredients = [
      anIngredient({ title: 'Soup', quantity: 1.5, note: 'lentils' }),
      anIngredient({ quantity: 2, note: 'onions' }),
      anIngredient({ title: 'To serve', quantity: null, note: 'parsley' }),
    ];

    expect(ingredientsText(ingredients, { scale: 2 })).toBe('[Soup]\n3 lentils\n4 onions\n\n[To serve]\nparsley');
  });

  it('contain only the notes when amounts are disabled', () => {
    expect(ingredientsText([anIngredient({ quantity: 3, note: '1 cup flour' })], { disableAmount: true })).toBe(
      '1 cup flour',
    );
  });
});
