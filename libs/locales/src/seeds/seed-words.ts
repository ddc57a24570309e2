import type { FOODS } from './en-us/foods.js';
import type { LABELS, UNITS } from './en-us/kitchen.js';

// English defines the keys; a language with a missing key does not compile.
export type FoodKey = keyof typeof FOODS;
export type UnitKey = keyof typeof UNITS;
export type LabelKey = keyof typeof LABELS;

/** `singular/plural`, or one word for uncountable foods. */
export type FoodNames = Record<FoodKey, string>;
/** `singular/plural ~ abbreviation/plural abbreviation`; abbreviations are optional. */
export type UnitNames = Record<UnitKey, string>;
export type LabelNames = Record<LabelKey, string>;

/** The words of a language. */
export interface SeedWords {
  foods: FoodNames;
  units: UnitNames;
  labels: LabelNames;
}

/** The words of a country that differ from those of its language. */
export interface SeedVariant {
  foods: Partial<FoodNames>;
  units: Partial<UnitNames>;
  labels: Partial<LabelNames>;
}
