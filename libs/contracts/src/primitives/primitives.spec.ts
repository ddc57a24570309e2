import { z } from 'zod';
import { AnyUuid, Id, isUuid } from './id.js';
import { Day, Moment } from './moment.js';
import { Decimal, Flag, FormFlag, Int, TextOrNumber } from './scalars.js';
import { splitAtCommas } from './split-at-commas.js';

const accepts = (schema: z.ZodType, raw: unknown) => schema.safeParse(raw).success;

describe('Id', () => {
  it('accepts any case and missing hyphens, and returns one spelling', () => {
    expect(Id.parse('1F6C1C526A6E4D4A9A750D1D6D1A7F10')).toBe('1f6c1c52-6a6e-4d4a-9a75-0d1d6d1a7f10');
  });

  it.each(['', 'soup', '1f6c1c52-6a6e-1d4a-9a75-0d1d6d1a7f10', '1f6c1c52-6a6e-4d4a-1a75-0d1d6d1a7f10', 7, null])(
    'refuses %p',
    (raw) => expect(accepts(Id, raw)).toBe(false),
  );

  it('accepts other versions for a reference id', () => {
    expect(accepts(AnyUuid, '1f6c1c52-6a6e-1d4a-9a75-0d1d6d1a7f10')).toBe(true);
  });

  it('distinguishes an id from a slug', () => {
    expect(isUuid('1f6c1c526a6e4d4a9a750d1d6d1a7f10')).toBe(true);
    expect(isUuid('lentil-soup')).toBe(false);
  });
});

describe('scalars', () => {
  it.each([
    [true, true],
    ['YES', true],
    ['t', true],
    [1, true],
    ['off', false],
    [0, false],
    ['n', false],
  ])('parses %p as the flag %p', (raw, flag) => expect(Flag.parse(raw)).toBe(flag));

  it.each(['maybe', '', 2, null, []])('refuses %p as a flag', (raw) => expect(accepts(Flag, raw)).toBe(false));

  it.each([undefined, ''])('parses %p as an unset flag of a form', (raw) => expect(FormFlag.parse(raw)).toBe(false));

  it('parses the value of a form flag like any other', () => {
    expect(FormFlag.parse('on')).toBe(true);
    expect(accepts(FormFlag, 'maybe')).toBe(false);
  });

  it.each([
    ['12', 12],
    [3.0, 3],
    ['-1', -1],
  ])('parses %p as the integer %p', (raw, number) => expect(Int.parse(raw)).toBe(number));

  it.each(['1.5', 1.5, 'x', '', null, true, '0x10', Infinity])('refuses %p as an integer', (raw) =>
    expect(accepts(Int, raw)).toBe(false),
  );

  it('parses numeric text as a number and nothing else', () => {
    expect(Decimal.parse(' 1.25 ')).toBe(1.25);
    expect(accepts(Decimal, '1,5')).toBe(false);
    expect(accepts(Decimal, 'NaN')).toBe(false);
  });

  it('converts a numeric yield to text', () => expect(TextOrNumber.parse(4)).toBe('4'));
});

describe('Moment and Day', () => {
  it.each([
    ['2024-11-07T12:34:56.789012Z', '2024-11-07T12:34:56.789Z'],
    ['2024-11-07 12:34:56+02:00', '2024-11-07T10:34:56.000Z'],
    ['2024-11-07T12:34:56', '2024-11-07T12:34:56.000Z'],
    ['2024-11-07', '2024-11-07T00:00:00.000Z'],
    [1730982896, '2024-11-07T12:34:56.000Z'],
    [1730982896000, '2024-11-07T12:34:56.000Z'],
    [' 1730982896.5 ', '2024-11-07T12:34:56.500Z'],
    ['1730982896000', '2024-11-07T12:34:56.000Z'],
    ['-1730982896', '1915-02-24T11:25:04.000Z'],
  ])('parses %p as %p', (raw, moment) => expect(Moment.parse(raw)).toBe(moment));

  it.each(['yesterday', '2024-02-31', '2024-13-01', '20241107', '1e9', '99999999999999999', '', null, {}])(
    'refuses %p',
    (raw) => expect(accepts(Moment, raw)).toBe(false),
  );

  it.each([
    253_402_300_800_000,
    -62_135_596_800_001,
    8.64e15,
    '0000-12-31',
    '9999-12-31T23:59:59-01:00',
    '0001-01-01T00:00:00+01:00',
  ])('refuses %p, whose year in UTC has not four digits', (raw) => {
    expect(accepts(Moment, raw)).toBe(false);
    expect(accepts(Day, raw)).toBe(false);
  });

  it.each([
    [253_402_300_799_000, '9999-12-31T23:59:59.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ])('accepts %p, in the first and the last year', (raw, moment) => expect(Moment.parse(raw)).toBe(moment));

  it('accepts a day only without a time', () => {
    expect(Day.parse('2024-11-07T00:00:00Z')).toBe('2024-11-07');
    expect(accepts(Day, '2024-11-07T01:00:00Z')).toBe(false);
  });
});

describe('splitAtCommas', () => {
  it.each([
    [undefined, []],
    ['a', ['a']],
    ['a,b,', ['a', 'b']],
    [
      ['a', 'b,c'],
      ['a', 'b', 'c'],
    ],
  ])('reads %j as %j', (raw, values) => expect(splitAtCommas(raw)).toEqual(values));
});
