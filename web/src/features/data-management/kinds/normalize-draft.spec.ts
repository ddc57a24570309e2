import { describe, expect, it } from '@jest/globals';
import { normalizeFood, normalizeUnit } from './normalize-draft.js';

describe('the body of a food or unit', () => {
  it('has no aliases that are blank, duplicate or equal to its names', () => {
    const aliases = [' Masoor dal ', 'masoor dal', '', 'Red Lentil', 'red lentils'].map((name) => ({ name }));
    expect(normalizeFood({ name: ' red lentil ', pluralName: 'red lentils', aliases })).toEqual({
      name: 'red lentil',
      pluralName: 'red lentils',
      labelId: null,
      aliases: [{ name: 'Masoor dal' }],
    });
  });

  it('treats the abbreviations of a unit as its names', () => {
    const aliases = [{ name: 'TBSP' }, { name: 'soup spoon' }];
    expect(normalizeUnit({ name: 'tablespoon', pluralName: ' ', abbreviation: 'tbsp', aliases })).toMatchObject({
      pluralName: null,
      aliases: [{ name: 'soup spoon' }],
    });
  });
});
