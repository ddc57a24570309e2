import { CATEGORIES, COMPANIONS, DISHES, FOODS, MAINS, MOODS, NOTES, STEPS, TAGS, TOOLS, UNITS } from './words.js';

/** A random number from 0 up to 1. */
export type Roll = () => number;
/** The group's own records: the names that a recipe refers to. */
export interface Catalogue<Ref> {
  foods: Ref[];
  units: Ref[];
  tags: Ref[];
  categories: Ref[];
  tools: Ref[];
}

export const SEED_WORDS: Catalogue<string> = {
  foods: FOODS,
  units: UNITS,
  tags: TAGS,
  categories: CATEGORIES,
  tools: TOOLS,
};

const DAY_MS = 86_400_000;
const YEARS_BACK = 6;

/** A random recipe name of a few words. */
export function bulkName(roll: Roll): string {
  const [mood, main, dish] = [one(roll, MOODS), one(roll, MAINS), one(roll, DISHES)];
  const plain = roll() < 0.15 ? `${main} ${dish}` : `${mood} ${main} ${dish}`;
  const name = roll() < 0.75 ? `${plain} with ${one(roll, COMPANIONS)}` : plain;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The other fields of a recipe, as the body of a PATCH: 5 to 15 ingredients, 4 to 8 steps, a few tags (some common,
 * most rare), times in minutes, dates within the last six years before `now`.
 */
export function bulkRecipe(roll: Roll, words: Catalogue<{ id: string; name: string }>, now: Date) {
  const ingredients = Array.from({ length: whole(roll, 5, 15) }, () => ingredient(roll, words));
  const [prep, cook] = [whole(roll, 1, 9) * 5, whole(roll, 1, 18) * 5];
  const names = ingredients.map(({ food }) => food.name);
  return {
    description: `${one(roll, MOODS)} and ${one(roll, MOODS)}, ready in ${prep + cook} minutes; goes well with ${one(roll, COMPANIONS)}.`,
    recipeYield: `${whole(roll, 1, 5) * 2} servings`,
    prepTime: `${prep} minutes`,
    performTime: `${cook} minutes`,
    totalTime: `${prep + cook} minutes`,
    recipeCategory: some(roll, words.categories, 1, 2),
    tags: some(roll, words.tags, 0, 5),
    tools: some(roll, words.tools, 0, 2),
    recipeIngredient: ingredients,
    recipeInstructions: Array.from({ length: whole(roll, 4, 8) }, () => ({ text: step(roll, names) })),
    ...dates(roll, now),
    ...(roll() < 0.3
      ? { nutrition: { calories: String(whole(roll, 150, 900)), proteinContent: String(whole(roll, 2, 50)) } }
      : {}),
    settings: { public: true, disableAmount: false },
  };
}

function ingredient(roll: Roll, { foods, units }: Catalogue<{ id: string; name: string }>) {
  const quantity = roll() < 0.1 ? null : whole(roll, 1, 12) / (roll() < 0.3 ? 2 : 1);
  return {
    quantity,
    unit: quantity !== null && roll() < 0.75 ? common(roll, units) : null,
    food: common(roll, foods),
    note: roll() < 0.35 ? one(roll, NOTES) : '',
  };
}

function step(roll: Roll, foods: string[]): string {
  return one(roll, STEPS)
    .replace('{a}', foods[whole(roll, 0, foods.length - 1)] ?? 'salt')
    .replace('{b}', foods[whole(roll, 0, foods.length - 1)] ?? 'pepper')
    .replace('{minutes}', String(whole(roll, 1, 9) * 5))
    .replace('{degrees}', String(whole(roll, 8, 11) * 20));
}

/** Most recipes are recent; every third has been cooked since. */
function dates(roll: Roll, now: Date) {
  const ageMs = roll() ** 2 * YEARS_BACK * 365 * DAY_MS;
  const added = new Date(now.getTime() - ageMs);
  const made = new Date(now.getTime() - roll() * ageMs);
  return {
    dateAdded: added.toISOString().slice(0, 10),
    ...(roll() < 0.33 ? { lastMade: made.toISOString() } : {}),
  };
}

const whole = (roll: Roll, low: number, high: number): number => low + Math.floor(roll() * (high - low + 1));
const one = <T>(roll: Roll, options: readonly [T, ...T[]]): T =>
  options[whole(roll, 0, options.length - 1)] ?? options[0];
/** Selects the first values of a list far more often than the last. */
const common = <T>(roll: Roll, options: T[]): T => options[Math.floor(roll() ** 1.8 * options.length)] as T; // roll() < 1

function some<T>(roll: Roll, options: T[], least: number, most: number): T[] {
  return [...new Set(Array.from({ length: whole(roll, least, most) }, () => common(roll, options)))];
}
