/** The nutrition fields of the product, with their schema.org names. */
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

/** Numbers as text: kilocalories; milligrams of sodium and cholesterol; grams of everything else. */
export type NutritionFacts = Partial<Record<Nutrient, string>>;
