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

/** What a recipe says about its nutrition, in the usual order; empty rows are left out. */
export function nutritionFacts(nutrition: Nutrition): NutritionFact[] {
  return (Object.keys(UNITS) as NutritionKey[]).flatMap((key) => {
    const value = nutrition[key]?.trim();
    return value ? [{ key, value, unit: `recipe.${UNITS[key]}` }] : [];
  });
}

/** `carbohydrateContent` → `recipe.carbohydrate-content`. */
export function nutritionLabel(key: NutritionKey): string {
  return `recipe.${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
