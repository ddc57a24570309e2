import { describe, expect, it } from '@jest/globals';
import { normalizeFood, normalizeUnit } from './normalize-draft.js';

describe('what is sent of a dialog', () => {
  it('has no other names that are blank, double or the own ones', () => {
    const aliases = [' Masoor dal ', 'masoor dal', '', 'Red Lentil', 'red lentils'].map((name) => ({ name }));
    expect(normalizeFood({ name: ' red lentil ', pluralName: 'red lentils', aliases })).toEqual({
      name: 'red lentil',
      pluralName: 'red lentils',
      labelId: null,
      aliases: [{ name: 'Masoor dal' }],
    });
  });

  it('knows the abbreviations of a unit as own names', () => {
    const aliases = [{ name: 'TBSP' }, { name: 'soup spoon' }];
    expect(normalizeUnit({ name: 'tablespoon', pluralName: ' ', abbreviation: 'tbsp', aliases })).toMatchObject({
      pluralName: null,
      aliases: [{ name: 'soup spoon' }],
    });
  });
});
