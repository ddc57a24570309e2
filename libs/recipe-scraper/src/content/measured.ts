import { findNumber } from '@larder/measures';

const MAX_LENGTH = 220;
const KITCHEN_UNIT =
  /^\s?(?:g|gr|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tbs|grams?|gramm\p{L}*|gramo?s?|gramas?|grammes?|kilos?|lit(?:er|re|ro|ri)s?|ounces?|pounds?|tablespoons?|teaspoons?|pinch\p{L}*|cloves?|sticks?|slices?|cans?|packages?|bunch\p{L}*|el|tl|msp|prisen?|stück|bund|zehen?|dosen?|cuill[eè]res?|gousses?|pincées?|verres?|cucharad\p{L}*|tazas?|dientes?|pizcas?|colher\p{L}*|xícaras?|dentes?|cucchia\p{L}*|spicchi\p{L}*|eetlepels?|theelepels?|tenen|teentjes?|msk|tsk|krm|st|spsk|tsp|rkl|tl|dkg|ek|tk|kk|łyż\p{L}*|szklan\p{L}*|lžíc\p{L}*|lyžic\p{L}*|pl|čl|ks|db|linguri\p{L}*|yemek kaşığı|su bardağı|ст|ч|г|кг|мл|л|шт\p{L}*|стакан\p{L}*|克|毫升|勺|个|大さじ|小さじ|큰술|작은술)(?![\p{L}])/iu;

/** Whether a line starts like an ingredient: with an amount, or with a word or two before it. */
export function looksMeasured(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const number = findNumber(text);
  return number !== null && number.start <= 12;
}

/** Whether the amount in a line has a kitchen unit: "200 g", "2 EL", "1/2 cuillère". */
export function hasKitchenUnit(text: string): boolean {
  const number = text.length > MAX_LENGTH ? null : findNumber(text);
  return number !== null && KITCHEN_UNIT.test(text.slice(number.end));
}

/** Whether a line starts with a kitchen unit: "Pinch of salt", "EL Butter". */
export const startsWithUnit = (text: string): boolean => text.length <= MAX_LENGTH && KITCHEN_UNIT.test(text);

/** Whether a line has more than an amount: "200 g flour", not "200 g". */
export function hasAmountAndFood(text: string): boolean {
  const number = looksMeasured(text) ? findNumber(text) : null;
  return number !== null && /\p{L}{2}/u.test(text.slice(number.end).replace(KITCHEN_UNIT, ''));
}

const MIN_SENTENCE = 40;

/** Whether a line is a sentence and not a list item. */
export const isSentence = ({ text }: { text: string }): boolean =>
  text.length >= MIN_SENTENCE && /[.!。！।]$/.test(text);
