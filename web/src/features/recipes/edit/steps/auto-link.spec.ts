import { describe, expect, it } from '@jest/globals';
import { anIngredient } from '../../../../testing/builders.js';
import { mentionedIngredients } from './auto-link.js';

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
