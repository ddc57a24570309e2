import { splitRunningList } from './running-list.js';

describe('splitRunningList', () => {
  it.each([
    ['1 kg tomatoes, 1 cucumber, salt', ['1 kg tomatoes', '1 cucumber', 'salt']],
    ['1 kg tomatoes, ripe; 1 cucumber; 2 figs', ['1 kg tomatoes, ripe', '1 cucumber', '2 figs']],
    [
      '2 eggs, beaten, 1 kg flour, finely sifted, 200 g butter (soft, not melted), salt.',
      ['2 eggs, beaten', '1 kg flour, finely sifted', '200 g butter (soft, not melted)', 'salt'],
    ],
    ['鶏肉 300g、醤油 大さじ2、塩 少々', ['鶏肉 300g', '醤油 大さじ2', '塩 少々']],
    ['• 2 eggs • 200 g flour •salt', ['2 eggs', '200 g flour', 'salt']],
  ])('splits %j', (text, parts) => {
    expect(splitRunningList(text)).toEqual(parts);
  });

  it('splits a row of short texts below a heading, if one has an amount', () => {
    expect(splitRunningList('salt, pepper, 2 tbsp oil', true)).toEqual(['salt', 'pepper', '2 tbsp oil']);
    expect(splitRunningList('salt, pepper, oil', true)).toEqual(['salt, pepper, oil']);
  });

  it.each(['1 onion, peeled, sliced', '2 eggs, 1 fig', 'salt, pepper, oil', '1,5 kg flour', ''])('keeps %j', (text) => {
    expect(splitRunningList(text)).toEqual([text]);
  });
});
