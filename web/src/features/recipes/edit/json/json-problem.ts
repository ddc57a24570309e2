import type { Recipe } from '@larder/contracts/recipe/recipe';
import { isRecipe } from '../draft/stored-draft.js';

/** What reading a typed JSON text came to. */
export type ReadJson = { recipe: Recipe } | { problem: 'no-json'; line: number } | { problem: 'no-recipe' };

/** What no user may change, however they write it. */
const PROTECTED = ['id', 'groupId', 'householdId', 'slug', 'createdAt', 'rating', 'comments'] as const;

/** Reads a recipe a user wrote as JSON; what may not be changed stays as it is in `base`. */
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

/** The line, from 1, at which reading failed; browsers only say so in their message, each in its own way. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position ? Number(position) : undefined).split('\n').length;
}
