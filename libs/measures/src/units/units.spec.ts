import fc from 'fast-check';
import { convertQuantity } from './convert.js';
import { STANDARD_UNITS, standardUnit, standardUnitOf, type StandardUnit } from './standard-units.js';

function unitOf(text: string): StandardUnit {
  const unit = standardUnit(text);
  if (!unit) throw new Error(`"${text}" should be a standard unit`);
  return unit;
}

describe('standardUnit', () => {
  it.each([
    ['g', 'g'],
    ['Grams', 'g'],
    ['Tbsp.', 'tbsp'],
    ['fl. oz.', 'fl oz'],
    [' Fluid  Ounce ', 'fl oz'],
    ['litres', 'l'],
    ['gms', 'g'],
    ['Ltr', 'l'],
  ])('recognizes %p as %p', (text, code) => {
    expect(standardUnit(text)?.code).toBe(code);
  });

  it.each(['', 'clove', 'handful', 'gramophone'])('does not recognize %p', (text) => {
    expect(standardUnit(text)).toBeNull();
  });

  it('has each spelling in one unit only', () => {
    const spellings = STANDARD_UNITS.flatMap((unit) => unit.spellings);
    expect(new Set(spellings).size).toBe(spellings.length);
  });
});

describe('standardUnitOf', () => {
  it('recognizes a household’s own unit by any of its names', () => {
    expect(standardUnitOf({ name: 'Gramm', pluralName: 'Gramm', abbreviation: 'g' })?.code).toBe('g');
    expect(standardUnitOf({ name: 'Löffel', aliases: [{ name: 'tablespoon' }] })?.code).toBe('tbsp');
    expect(standardUnitOf({ name: 'Prise', abbreviation: '' })).toBeNull();
  });
});

describe('convertQuantity', () => {
  it.each([
    [1.5, 'kg', 'g', 1500],
    [3, 'tsp', 'tbsp', 1],
    [16, 'tbsp', 'cup', 1],
    [16, 'oz', 'lb', 1],
    [2, 'cups', 'ml', 473.176473],
  ])('converts %p %s to %s', (quantity, from, to, expected) => {
    expect(convertQuantity(quantity, unitOf(from), unitOf(to))).toBe(expected);
  });

  it('never converts weight into volume', () => {
    expect(convertQuantity(1, unitOf('cup'), unitOf('g'))).toBeNull();
  });

  it('converts back to the same value', () => {
    const unit = fc.constantFrom(...STANDARD_UNITS);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), unit, unit, (thousandths, from, to) => {
        const there = convertQuantity(thousandths / 1000, from, to);
        if (there === null) return expect(from.dimension).not.toBe(to.dimension);
        const back = convertQuantity(there, to, from) ?? NaN;
        expect(back).toBeCloseTo(thousandths / 1000, 6);
      }),
    );
  });
});
