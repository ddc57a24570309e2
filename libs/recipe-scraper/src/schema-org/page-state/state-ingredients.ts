import { isThing, listOf, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';
import { NamedValues, plainTextOf } from './named-values.js';
import { richTextItems } from './rich-text.js';

const GROUPED = 'ingredients items ingredientlist ingredientitems list entries children lines recipeingredients'.split(
  ' ',
);
const GROUP_NAME = 'name title heading header label subhead groupname sectionname'.split(' ');
const LINE =
  'text displaytext display fulltext originaltext original originalstring rawtext raw line ingredienttext formatted html'.split(
    ' ',
  );
const AMOUNT = 'amount quantity qty amounttext quantitytext displayamount displayquantity value count'.split(' ');
const UNIT = 'unit units unitname unittext uom measure measurement measureunit quantityunit'.split(' ');
const FOOD = 'ingredientname foodname name ingredient food title item product label description'.split(' ');
const NOTE = 'note notes comment comments preparation extra additionalinfo info'.split(' ');
/** Units that only say that something is counted. */
const PIECES = /^(?:stk|stck|stück|st|pcs?|pieces?|units?|uds?|unidad(?:es)?|pz|szt)\.?$/iu;
const MAX_DEPTH = 4;

/**
 * The ingredients of a page's own data as schema.org values: lines, and groups of lines with their names. An object
 * becomes a line of its amount, unit, food and note.
 */
export function stateIngredients(value: unknown, portions = 1, depth = 0): unknown[] {
  if (depth > MAX_DEPTH) return [];
  const richText = richTextItems(value);
  if (richText) return richText;
  if (isThing(value) && Object.values(value).every(isThing))
    return stateIngredients(Object.values(value), portions, depth + 1);
  return listOf(value)
    .slice(0, LIMITS.entries)
    .map((item) => (isThing(item) ? ofThing(item, portions, depth) : item))
    .filter((item) => isThing(item) || (typeof item === 'string' && /\p{L}/u.test(item)));
}

function ofThing(thing: Thing, portions: number, depth: number): unknown {
  const group = groupedIn(thing);
  if (!group) return lineOf(new NamedValues(thing), portions);
  return {
    name: new NamedValues(thing).text(GROUP_NAME),
    itemListElement: stateIngredients(group, portions, depth + 1),
  };
}

/**
 * How often the amounts are in the recipe: some sites store those of one portion, which are whole numbers only for all
 * portions (0.5, 0.25 and 12.5 for four). 1 for any other amounts.
 */
export function portionsIn(value: unknown, servings: number): number {
  if (!Number.isInteger(servings) || servings < 2 || servings > MAX_PORTIONS) return 1;
  const amounts = amountsIn(value, 0);
  const wholeTimes = (factor: number): number =>
    amounts.filter((amount) => Math.abs(amount * factor - Math.round(amount * factor)) < 0.02).length;
  const isForOne = wholeTimes(1) <= amounts.length * 0.4 && wholeTimes(servings) >= amounts.length * 0.8;
  return amounts.length >= MIN_AMOUNTS && isForOne ? servings : 1;
}
const MAX_PORTIONS = 24;
const MIN_AMOUNTS = 4;

function amountsIn(value: unknown, depth: number): number[] {
  return listOf(value)
    .slice(0, LIMITS.entries)
    .flatMap((item) => {
      if (!isThing(item) || depth > MAX_DEPTH) return [];
      const group = groupedIn(item);
      if (group) return amountsIn(group, depth + 1);
      const amount = new NamedValues(item).any(AMOUNT);
      return typeof amount === 'number' && amount > 0 ? [amount] : [];
    });
}

function groupedIn(thing: Thing): unknown[] | null {
  const group = new NamedValues(thing).any(GROUPED);
  return Array.isArray(group) ? (group as unknown[]) : null;
}

function lineOf(values: NamedValues, portions: number): string {
  const [line, stated] = [values.text(LINE), values.any(AMOUNT)];
  const amount = typeof stated === 'number' ? plainTextOf(stated * portions) : values.text(AMOUNT);
  if (line && (amount === '' || /^\P{L}{0,3}\d/u.test(line))) return line;
  const isPlural = Number(amount) > 1;
  const unit = values.text(UNIT, isPlural).replace(PIECES, '');
  const food = line || values.text(FOOD, isPlural && unit === '');
  if (food === '') return '';
  const words = [amount, unit, values.text(['prefix']), food, values.text(['suffix'])].filter(Boolean);
  return [words.join(' '), line ? '' : values.text(NOTE)].filter(Boolean).join(', ');
}
