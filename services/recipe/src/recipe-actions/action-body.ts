import type { Recipe, RecipeAction } from '@larder/contracts';
import { toSnakeKeys } from '../files/index.js';

const ISO_IN_UTC = /^(\d{4}-\d{2}-\d{2}T[\d:.]+)Z$/;

/** The body posted to the URL of an action: snake case and `+00:00` throughout, as existing receivers expect. */
export function actionBody(action: RecipeAction, recipe: Recipe): string {
  return JSON.stringify({ action: toSnakeKeys(action), content: toSnakeKeys(recipe) }, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(ISO_IN_UTC, '$1+00:00') : value,
  );
}
