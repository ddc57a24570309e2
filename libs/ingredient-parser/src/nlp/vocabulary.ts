import { singular } from '../tokens/singular.js';

/** Function words between the parts of a line; features of transitions. */
const FUNCTION_WORDS = (
  'and or plus of for to with in from at about as if each per into such like preferably without on by more the a an x ' +
  'see not but than until your plus including well optional cut'
).split(' ');
const SIZES =
  'large small medium lg sm md med big jumbo tiny medium-size medium-sized large-size extra-large little'.split(' ');
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
};
const UNITS = (
  'g gm gms kg kgs mg lb lbs oz ml l ltr cl dl c tsp tbsp tbs tb tbl t qt pt pts gal cm mm in inch fl floz gram kilogram pound ounce ' +
  'pot log qts gals ozs ltrs mls gr grm tbls tblsp tsbp tbspn tspn pc pcs ea strand ' +
  'millilitre litre milliliter liter cup teaspoon tablespoon quart pint gallon pinch dash handful bunch clove sprig ' +
  'slice stalk head stick can tin jar bottle packet package pkg pack bag box piece sheet rib ear bulb knob splash drop ' +
  'drizzle rasher fillet punnet loaf leaf strip sachet tub carton envelope container scoop cube wedge stem branch ball ' +
  'block square round chunk batch recipe bar shot part squeeze grating twist glug dollop spoonful mugful glass litres ' +
  'kilo dessertspoon dessertspoonful dsp portion serving ring wheel bundle smidgen spear wineglass bouquet fistful thumb thumb-size inch-thick basket rack side dozen'
).split(' ');

export const functionWords: ReadonlyMap<string, number> = new Map(
  FUNCTION_WORDS.map((word, index) => [word, index + 1]),
);
export const sizeWords: ReadonlySet<string> = new Set(SIZES);
export const unitWords: ReadonlySet<string> = new Set(UNITS);
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(NUMBERS));

/** The well-known unit of a word; null for other words. */
export function unitKind(word: string): string | null {
  const lower = word.toLowerCase();
  if (unitWords.has(lower)) return lower;
  const stem = singular(lower);
  return unitWords.has(stem) ? stem : null;
}

const PACKAGES = new Set(
  'can tin jar bottle packet package pkg pack bag box sachet tub carton envelope container pouch punnet'.split(' '),
);
const VAGUE = new Set('few little bit some several couple touch lot'.split(' '));

/** Whether a word, or its singular, is a package: "2 x 400g cans". */
export function isPackage(word: string): boolean {
  return PACKAGES.has(singular(word.toLowerCase()));
}

/** Whether a word is an amount without a number: "a few sprigs". */
export function isVague(word: string): boolean {
  return VAGUE.has(word.toLowerCase());
}
