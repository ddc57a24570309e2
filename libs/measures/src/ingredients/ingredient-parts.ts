import { amountParts, type AmountParts } from '../fractions/amount-parts.js';
import { plainAmountText } from '../fractions/amount-text.js';
import { scaleQuantity } from '../numbers/scale-quantity.js';
import type { DisplayedIngredient } from './display-ingredient.js';
import { foodName, unitName } from './names.js';

/** The parts of an ingredient line, for styling; empty parts are omitted from the line. */
export interface IngredientParts {
  quantity: AmountParts | null;
  unit: string;
  food: string;
  note: string;
}

/** How a screen shows an ingredient. */
export interface IngredientView {
  /** The scale of the recipe; 1 when absent. */
  scale?: number;
  /** The setting of the recipe; true shows the note alone. */
  disableAmount?: boolean;
}

/**
 * The parts of an ingredient on screens: scaled, with the note alone when amounts are disabled. The shown amount
 * determines the plural: ⅔ cup times 1½ is stored as 1.0005 and formatted as "1 cup".
 */
export function ingredientParts(ingredient: DisplayedIngredient, view: IngredientView = {}): IngredientParts {
  const note = ingredient.note ?? '';
  if (view.disableAmount) return { quantity: null, unit: '', food: '', note };

  const { unit, food } = ingredient;
  const quantity = amountParts(scaleQuantity(ingredient.quantity ?? null, view.scale), unit);
  const plural = quantity !== null && exceedsOne(quantity);
  return {
    quantity,
    unit: unit && quantity ? unitName(unit, plural) : '',
    food: food ? foodName(food, plural || quantity === null) : '',
    note,
  };
}

/** The same line as plain text, for copying: "1 1/2 cups red lentils rinsed". */
export function ingredientText(ingredient: DisplayedIngredient, view: IngredientView = {}): string {
  const { quantity, unit, food, note } = ingredientParts(ingredient, view);
  const amount = quantity
    ? plainAmountText(scaleQuantity(ingredient.quantity ?? null, view.scale), ingredient.unit)
    : '';
  return [amount, unit, food, note].filter(Boolean).join(' ').trim();
}

function exceedsOne(amount: AmountParts): boolean {
  return amount.kind === 'decimal' ? Number(amount.text) > 1 : amount.whole + amount.numerator / amount.denominator > 1;
}
