import { isThing } from '../json/thing.js';
import { NUTRIENTS, type Nutrient, type NutritionFacts } from '../nutrition-facts.js';
import { cleanLine } from './text/text.js';

const MILLIGRAMS: ReadonlySet<Nutrient> = new Set(['sodiumContent', 'cholesterolContent']);
const NUMBER = /\d{1,12}(?:[.,]\d{1,6})*/;
const KILOJOULES_PER_KILOCALORIE = 4.184;

/** The values of a schema.org NutritionInformation; values without digits are omitted. Null when none is left. */
export function cleanNutrition(value: unknown): NutritionFacts | null {
  if (!isThing(value)) return null;
  const facts: NutritionFacts = {};
  for (const nutrient of NUTRIENTS) {
    const amount = Object.hasOwn(value, nutrient) ? readNutrient(nutrient, value[nutrient]) : null;
    if (amount !== null) facts[nutrient] = amount;
  }
  return Object.keys(facts).length > 0 ? facts : null;
}

function readNutrient(nutrient: Nutrient, value: unknown): string | null {
  const text = textOf(value);
  if (nutrient === 'calories') return readEnergy(text);
  const number = firstNumber(text);
  if (number === null || !MILLIGRAMS.has(nutrient)) return number;
  return inMilligrams(number, text);
}

function textOf(value: unknown): string {
  if (isThing(value))
    return cleanLine(value['value'] ?? value['@value']) + cleanLine(value['unitText'] ?? value['unitCode']);
  return cleanLine(value).slice(0, 200);
}

function firstNumber(text: string): string | null {
  const number = NUMBER.exec(text)?.[0];
  return number === undefined ? null : decimalPoint(number);
}

// "841 kJ / 201 kcal" has both: kilocalories are used, kilojoules are converted only without them.
function readEnergy(text: string): string | null {
  const kilocalories = /(\d{1,12}(?:[.,]\d{1,6})*)\s{0,3}(?:k?cal|calor)/i.exec(text)?.[1];
  if (kilocalories !== undefined) return decimalPoint(kilocalories);
  const number = firstNumber(text);
  if (number === null || !/kj|kilojoule/i.test(text)) return number;
  return String(Math.round(Number(number) / KILOJOULES_PER_KILOCALORIE));
}

function inMilligrams(number: string, text: string): string {
  if (/µg|μg|mcg/i.test(text)) return asDecimal(Number(number) / 1000);
  return /g/i.test(text) && !/m/i.test(text) ? asDecimal(Number(number) * 1000) : number;
}

/** Converted numbers always have a decimal: "500.0". */
function asDecimal(number: number): string {
  const rounded = Number(number.toFixed(6));
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

/** Digits with a decimal point, from any format: "1,234" has thousands, "3,5" and "0,125" have decimals. */
function decimalPoint(digits: string): string {
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  return isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.').replace(/(\.\d+)[.,].*$/, '$1');
}
