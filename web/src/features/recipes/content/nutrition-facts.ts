import type { Nutrition, NutritionKey } from '@larder/contracts/recipe/recipe';

export interface NutritionFact {
  key: NutritionKey;
  value: string;
  /** The key of the unit's name. */
  unit: string;
}

const UNITS: Record<NutritionKey, 'kilocalories' | 'grams' | 'milligrams'> = {
  calories: 'kilocalories',
  carbohydrateContent: 'grams',
  cholesterolContent: 'milligrams',
  fatContent: 'grams',
  fiberContent: 'grams',
  proteinContent: 'grams',
  saturatedFatContent: 'grams',
  sodiumContent: 'milligrams',
  sugarContent: 'grams',
  transFatContent: 'grams',
  unsaturatedFatContent: 'grams',
};

/** The eleven values in the usual order, each with the key of its unit's name. */
export const NUTRITION_UNITS: readonly Omit<NutritionFact, 'value'>[] = (Object.keys(UNITS) as NutritionKey[]).map(
  (key) => ({ key, unit: `recipe.${UNITS[key]}` }),
);

/** The nutrition facts of a recipe in the usual order, without empty rows. */
export function nutritionFacts(nutrition: Nutrition): NutritionFact[] {
  return NUTRITION_UNITS.flatMap(({ key, unit }) => {
    const value = nutrition[key]?.trim();
    return value ? [{ key, value, unit }] : [];
  });
}

/** `carbohydrateContent` → `recipe.carbohydrate-content`. */
export function nutritionLabel(key: NutritionKey): string {
  return `recipe.${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
