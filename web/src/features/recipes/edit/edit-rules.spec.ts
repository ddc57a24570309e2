import { describe, expect, it } from '@jest/globals';
import { updateItem, insertItem, moveItem, removeItem } from '../../../shared/format/list-edits.js';
import { newId } from '../../../shared/format/new-id.js';
import { rotatedBox } from '../../../shared/ui/image/rotated-box.js';
import { aRecipe, anIngredient, aStep } from '../../../testing/builders.js';
import { dropFirstCharacters, linesOf, splitAtNumbers, tidyLines } from './bulk/bulk-lines.js';
import { readRecipeJson } from './json/read-recipe-json.js';
import { mentionedIngredients } from './steps/auto-link.js';
import { mergeWithAbove, splitStep } from './steps/step-edits.js';

describe('pasted lines', () => {
  it('are trimmed, without empty ones', () => {
    expect(tidyLines('  1 onion \r\n\n\t2 eggs\n')).toBe('1 onion\n2 eggs');
    expect(linesOf(' \n ')).toEqual([]);
  });

  it('can lose their first character', () => {
    expect(dropFirstCharacters('-onion\n•eggs\n')).toBe('onion\neggs\n');
  });

  it('are split at list numbers, not at amounts', () => {
    expect(splitAtNumbers('1. Chop 2 onions. 2) Fry for 3.5 minutes. 3: Eat.')).toBe(
      'Chop 2 onions.\nFry for 3.5 minutes.\nEat.',
    );
  });
});

describe('rows', () => {
  it('can be moved, also to the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, -9)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b'], 0, 99)).toEqual(['b', 'a']);
    expect(moveItem(['a'], 5, 0)).toEqual(['a']);
  });

  it('can be added, removed and changed without affecting others', () => {
    expect(insertItem(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
    expect(removeItem(['a', 'b'], 0)).toEqual(['b']);
    expect(updateItem([{ text: 'a' }, { text: 'b' }], 1, { text: 'c' })).toEqual([{ text: 'a' }, { text: 'c' }]);
  });

  it('have unique ids, also on insecure origins', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });
});

describe('steps', () => {
  const steps = [
    aStep({ text: 'Chop. ', ingredientReferences: [{ referenceId: 'a' }] }),
    aStep({ text: 'Fry.', ingredientReferences: [{ referenceId: 'a' }, { referenceId: 'b' }] }),
  ];

  it('are merged with one space between, and keep the links of both', () => {
    const [joined, ...rest] = mergeWithAbove(steps, 1);

    expect(joined?.text).toBe('Chop. Fry.');
    expect(joined?.ingredientReferences).toEqual([{ referenceId: 'a' }, { referenceId: 'b' }]);
    expect(rest).toEqual([]);
    expect(mergeWithAbove(steps, 0)).toEqual(steps);
  });

  it('are split at the cursor', () => {
    const cut = splitStep([aStep({ text: 'Chop. Then fry.' })], 0, 5);
    expect(cut.map(({ text }) => text)).toEqual(['Chop.', 'Then fry.']);
  });
});

describe('the ingredients in a step', () => {
  const food = (name: string, pluralName: string, ...aliases: string[]) =>
    anIngredient({
      note: '',
      food: {
        id: name,
        name,
        pluralName,
        description: '',
        extras: {},
        onHand: false,
        labelId: null,
        aliases: aliases.map((alias) => ({ name: alias })),
        label: null,
        createdAt: '',
        updatedAt: '',
      },
    });
  const oil = food('olive oil', 'olive oils', 'EVOO');
  const egg = food('egg', 'eggs');
  const line = anIngredient({ note: '2 large onions for the pan' });

  it('are found by name, plural and aliases, as whole words', () => {
    expect(mentionedIngredients('Beat the EGGS.', [oil, egg])).toEqual([egg.referenceId]);
    expect(mentionedIngredients('Heat the olive oil with an eggplant.', [oil, egg])).toEqual([oil.referenceId]);
    expect(mentionedIngredients('A splash of evoo', [oil, egg])).toEqual([oil.referenceId]);
  });

  it('are found in unparsed lines by any significant word', () => {
    expect(mentionedIngredients('Slice the onion.', [line])).toEqual([line.referenceId]);
    expect(mentionedIngredients('For the soup: 2 of them', [line])).toEqual([]);
  });
});

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

describe('the box of a rotated image', () => {
  it('encloses the image', () => {
    const turned = rotatedBox({ width: 400, height: 300 }, 90);
    expect([Math.round(turned.width), Math.round(turned.height)]).toEqual([300, 400]);
  });
});
