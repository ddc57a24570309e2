export {
  amountParts,
  type AmountParts,
  type AmountStyle,
  type DecimalAmount,
  type MixedAmount,
} from './fractions/amount-parts.js';
export { amountText, plainAmountText } from './fractions/amount-text.js';
export { closestFraction, MAX_DENOMINATOR, type Fraction } from './fractions/closest-fraction.js';
export { decimalText } from './fractions/decimal-text.js';
export { findDurations, type DurationMatch } from './durations/find-durations.js';
export { displayIngredient, type DisplayedIngredient } from './ingredients/display-ingredient.js';
export {
  ingredientParts,
  ingredientText,
  type IngredientParts,
  type IngredientView,
} from './ingredients/ingredient-parts.js';
export { foodName, unitName, type DisplayedFood, type DisplayedUnit } from './ingredients/names.js';
export { withAsciiDigits } from './numbers/digits.js';
export { findNumber, type NumberMatch, type NumberForm } from './numbers/find-number.js';
export { parseNumber } from './numbers/parse-number.js';
export { plainNumber } from './numbers/plain-number.js';
export { scaleQuantity } from './numbers/scale-quantity.js';
export { VULGAR_FRACTIONS } from './numbers/vulgar-fractions.js';
export { convertQuantity } from './units/convert.js';
export {
  STANDARD_UNITS,
  standardUnit,
  standardUnitOf,
  type Dimension,
  type NamedUnit,
  type StandardUnit,
} from './units/standard-units.js';
export { scaleYield, servingsLabel, yieldBase } from './yields/scale-yield.js';
