import { cleanNutrition } from './nutrition.js';

describe('cleanNutrition', () => {
  it.each([
    ['calories', '250 kcal', '250'],
    ['calories', '1,234 kcal', '1234'],
    ['calories', 250, '250'],
    ['calories', '841 kJ', '201'],
    ['calories', '841 kJ / 201 kcal', '201'],
    ['calories', '201 calories', '201'],
    ['fatContent', '3,5 g', '3.5'],
    ['fatContent', '12 grams fat', '12'],
    ['fatContent', 7.25, '7.25'],
    ['fatContent', '0,125 g', '0.125'],
    ['proteinContent', ['5 g', '6 g'], '5'],
    ['sodiumContent', '0.5 g', '500.0'],
    ['sodiumContent', '500 mg', '500'],
    ['sodiumContent', '500', '500'],
    ['sodiumContent', 500, '500'],
    ['cholesterolContent', '1,5 g', '1500.0'],
    ['cholesterolContent', '50 µg', '0.05'],
    ['sugarContent', { '@type': 'QuantitativeValue', value: 9, unitText: 'g' }, '9'],
  ])('reads %s of %j as %j', (nutrient, value, amount) => {
    expect(cleanNutrition({ [nutrient]: value })).toEqual({ [nutrient]: amount });
  });

  it.each([
    ['texts without digits', { fatContent: 'low', calories: '' }],
    ['values that are no texts', { fatContent: null, sugarContent: true, fiberContent: {} }],
    ['other names', { '@type': 'NutritionInformation', servingSize: '100 g', constructor: '1' }],
    ['an empty object', {}],
    ['a list', [{ fatContent: '1 g' }]],
    ['a text', '250 kcal'],
    ['nothing', null],
  ])('returns null for %s', (_, value) => {
    expect(cleanNutrition(value)).toBeNull();
  });

  it('keeps valid values and omits the others', () => {
    expect(cleanNutrition({ calories: '90', fatContent: 'trace', fiberContent: '2 g' })).toEqual({
      calories: '90',
      fiberContent: '2',
    });
  });
});
