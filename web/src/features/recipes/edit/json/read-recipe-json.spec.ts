import { describe, expect, it } from '@jest/globals';
import { aRecipe } from '../../../../testing/builders.js';
import { readRecipeJson } from './read-recipe-json.js';

describe('a recipe as JSON', () => {
  const soup = aRecipe();

  it('is parsed, but keeps its id, group and comments', () => {
    const read = readRecipeJson(JSON.stringify({ ...soup, id: 'x', groupId: 'y', name: 'Stew' }), soup);
    expect(read).toMatchObject({ recipe: { id: soup.id, groupId: soup.groupId, name: 'Stew' } });
  });

  it('shows the line of a syntax error', () => {
    expect(readRecipeJson('{\n  "name": "Soup",\n  oops\n}', soup)).toEqual({ problem: 'no-json', line: 3 });
  });

  it.each(['[]', '7', 'null', '{"name": "Soup"}', JSON.stringify({ ...soup, recipeInstructions: [{ text: 1 }] })])(
    'is rejected when it is not a recipe: %s',
    (text) => {
      expect(readRecipeJson(text, soup)).toEqual({ problem: 'no-recipe' });
    },
  );
});
