import { amountText } from '../fractions/amount-text.js';
import { foodName, unitName, type DisplayedFood, type DisplayedUnit } from './names.js';

/** The fields that the text of an ingredient is made of. */
export interface DisplayedIngredient {
  quantity?: number | null;
  unit?: DisplayedUnit | null;
  food?: DisplayedFood | null;
  note?: string | null;
  /** False: the note is the whole line, without unit and food. True when absent. */
  isFood?: boolean | null;
  /** True has the same effect as `isFood: false`. False when absent. */
  disableAmount?: boolean | null;
}

/**
 * The `display` text of an ingredient in API responses: "1 ¹/₂ cups red lentils rinsed". Clients show it unchanged, so
 * its rules (plural, no punctuation, number of digits) are part of the API. Screens use `ingredientParts`.
 */
export function displayIngredient(ingredient: DisplayedIngredient): string {
  const parts = showsFood(ingredient) ? foodParts(ingredient) : noteParts(ingredient);
  return parts.filter(Boolean).join(' ').trim();
}

function showsFood({ isFood, disableAmount }: DisplayedIngredient): boolean {
  return isFood !== false && disableAmount !== true;
}

function foodParts({ quantity, unit, food, note }: DisplayedIngredient): string[] {
  const amount = quantity ?? 0;
  return [
    amountText(amount, unit),
    amount && unit ? unitName(unit, amount > 1) : '',
    food ? foodName(food, amount === 0 || amount > 1) : '',
    note ?? '',
  ];
}

/** A quantity of 1 is the default of unparsed lines, so it is omitted. */
function noteParts({ quantity, unit, note }: DisplayedIngredient): string[] {
  return [quantity === 1 ? '' : amountText(quantity, unit), note ?? ''];
}
