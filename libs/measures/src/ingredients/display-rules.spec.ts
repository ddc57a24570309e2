import fc from 'fast-check';
import { displayIngredient } from './display-ingredient.js';
import { ingredientParts, ingredientText } from './ingredient-parts.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const plainDigits = (text: string, digits: string) => text.replace(/./gu, (each) => String(digits.indexOf(each)));

/** Parses the amount at the beginning of a line. */
function readAmount(text: string): number {
  const [first = '', second = ''] = text.split(' ');
  const fraction = [first, second].find((part) => part.includes('/'));
  const [over = '', under = ''] = fraction?.split('/') ?? [];
  const part = fraction ? Number(plainDigits(over, SUPERSCRIPTS)) / Number(plainDigits(under, SUBSCRIPTS)) : 0;
  return first === fraction ? part : Number(first) + part;
}

const quantity = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
const maybe = (word: string) => fc.constantFrom(word, '', null);
const unit = fc.record({
  name: fc.constant('spoon'),
  pluralName: maybe('spoons'),
  abbreviation: maybe('sp'),
  pluralAbbreviation: maybe('sps'),
  useAbbreviation: fc.boolean(),
  fraction: fc.boolean(),
});
const food = fc.record({ name: fc.constant('egg'), pluralName: maybe('eggs') });

describe('the text of any ingredient', () => {
  it('starts with an amount with an error of at most 5 %, or exact to three decimals', () => {
    fc.assert(
      fc.property(quantity, fc.boolean(), (amount, fraction) => {
        const read = readAmount(displayIngredient({ quantity: amount, unit: { name: 'spoon', fraction } }));
        // Below a twentieth the fraction would be 0, so the amount is a decimal.
        expect(Math.abs(read - amount)).toBeLessThanOrEqual(fraction ? 0.05 + 1e-9 : 0.0005 + 1e-9);
        expect(read).toBeGreaterThan(0);
      }),
    );
  });

  it('never has a denominator above ten, nor a fraction of one or more', () => {
    fc.assert(
      fc.property(quantity, (amount) => {
        const match = /([⁰¹²³⁴⁵⁶⁷⁸⁹]+)\/([₀₁₂₃₄₅₆₇₈₉]+)/u.exec(displayIngredient({ quantity: amount }));
        if (!match) return;
        const [over, under] = [plainDigits(match[1] ?? '', SUPERSCRIPTS), plainDigits(match[2] ?? '', SUBSCRIPTS)];
        expect(Number(under)).toBeLessThanOrEqual(10);
        expect(Number(over)).toBeLessThan(Number(under));
      }),
    );
  });

  it('has the abbreviation of the unit when it prefers that and has one, in the number of the amount', () => {
    fc.assert(
      fc.property(quantity, unit, (amount, each) => {
        const several = amount > 1;
        const short = (several && each.pluralAbbreviation) || each.abbreviation || '';
        const long = (several && each.pluralName) || each.name;
        const expected = (each.useAbbreviation && short) || long;
        expect(displayIngredient({ quantity: amount, unit: each }).split(' ').at(-1)).toBe(expected);
      }),
    );
  });

  it('has the plural of a food without an amount or with more than one, else the singular', () => {
    fc.assert(
      fc.property(fc.option(quantity, { nil: null }), food, (amount, each) => {
        const several = amount === null || amount > 1;
        expect(displayIngredient({ quantity: amount, food: each }).split(' ').at(-1)).toBe(
          (several && each.pluralName) || each.name,
        );
      }),
    );
  });

  it('has amount, unit, food and note in this order, with single spaces', () => {
    const note = maybe('diced');
    fc.assert(
      fc.property(
        fc.option(quantity, { nil: null }),
        fc.option(unit),
        fc.option(food),
        note,
        (amount, each, eaten, expected) => {
          const text = displayIngredient({ quantity: amount, unit: each, food: eaten, note: expected });
          expect(text).toBe(text.trim());
          expect(text).not.toContain('  ');
          expect(text.replace(/^[\d.]*( ?[⁰¹²³⁴⁵⁶⁷⁸⁹]+\/[₀₁₂₃₄₅₆₇₈₉]+)?/u, '')).toMatch(
            /^( ?(spoons?|sps?))?( ?eggs?)?( ?diced)?$/,
          );
        },
      ),
    );
  });

  it('is the note alone, with an amount other than one, when amounts are disabled', () => {
    fc.assert(
      fc.property(quantity, unit, food, (amount, each, eaten) => {
        const text = displayIngredient({
          quantity: amount,
          unit: each,
          food: eaten,
          note: 'diced',
          disableAmount: true,
        });
        expect(text.endsWith('diced')).toBe(true);
        expect(text).not.toMatch(/egg|sp/);
        expect(text === 'diced').toBe(amount === 1);
      }),
    );
  });
});

describe('the same line on a screen', () => {
  it('has the plural form of the shown amount at any scale', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1, max: 40 }), unit, food, (amount, quarters, each, eaten) => {
        const view = { scale: quarters / 4 };
        const parts = ingredientParts(
          { quantity: amount, unit: { ...each, useAbbreviation: false }, food: eaten },
          view,
        );
        const quantity = parts.quantity;
        if (quantity?.kind !== 'mixed') return;
        const isOne = quantity.whole + quantity.numerator / quantity.denominator <= 1;
        if (each.pluralName) expect(parts.unit).toBe(isOne ? 'spoon' : 'spoons');
        if (eaten.pluralName) expect(parts.food).toBe(isOne ? 'egg' : 'eggs');
      }),
    );
  });

  it('is copied as plain characters', () => {
    fc.assert(
      fc.property(quantity, unit, food, (amount, each, eaten) => {
        expect(ingredientText({ quantity: amount, unit: each, food: eaten })).toMatch(/^[ -~]+$/);
      }),
    );
  });
});
