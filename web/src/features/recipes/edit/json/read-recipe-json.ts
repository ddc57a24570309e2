import type { Recipe } from '@larder/contracts/recipe/recipe';
import { isRecipe } from '../draft/stored-draft.js';

/** The result of parsing JSON text. */
export type ReadJson = { recipe: Recipe } | { problem: 'no-json'; line: number } | { problem: 'no-recipe' };

/** The fields that users cannot change. */
const PROTECTED = ['id', 'groupId', 'householdId', 'slug', 'createdAt', 'rating', 'comments'] as const;

/** Parses a recipe from JSON text; fields that users cannot change are taken from `base`. */
export function readRecipeJson(text: string, base: Recipe): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: 'no-json', line: lineOf(text, error) };
  }
  const unchangeable = Object.fromEntries(PROTECTED.map((key) => [key, base[key]]));
  const whole: unknown = typeof value === 'object' && value !== null ? { ...value, ...unchangeable } : value;
  return isRecipe(whole) ? { recipe: whole } : { problem: 'no-recipe' };
}

/** The line of the syntax error, from 1; browsers report it only in their message, in different formats. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position ? Number(position) : undefined).split('\n').length;
}
