/** Nutrition values the product has fields for, as schema.org names them. */
export const NUTRIENTS = [
  'calories',
  'carbohydrateContent',
  'cholesterolContent',
  'fatContent',
  'fiberContent',
  'proteinContent',
  'saturatedFatContent',
  'sodiumContent',
  'sugarContent',
  'transFatContent',
  'unsaturatedFatContent',
] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

/** Plain numbers as text: kilocalories; milligrams of sodium and cholesterol; grams of everything else. */
export type NutritionFacts = Partial<Record<Nutrient, string>>;
