import type { FOODS } from './en-us/foods.js';
import type { LABELS, UNITS } from './en-us/kitchen.js';

// English has every key; the compiler refuses a language that lacks one.
export type FoodKey = keyof typeof FOODS;
export type UnitKey = keyof typeof UNITS;
export type LabelKey = keyof typeof LABELS;

/** `one/several`, or one word for what is never counted. */
export type FoodNames = Record<FoodKey, string>;
/** `one/several ~ short form/short form of several`; short forms where a language has them. */
export type UnitNames = Record<UnitKey, string>;
export type LabelNames = Record<LabelKey, string>;

/** The words of a language. */
export interface SeedWords {
  foods: FoodNames;
  units: UnitNames;
  labels: LabelNames;
}

/** Where a country's words differ from those of its language. */
export interface SeedVariant {
  foods: Partial<FoodNames>;
  units: Partial<UnitNames>;
  labels: Partial<LabelNames>;
}
