import { yieldBase } from '@larder/measures';

const SMALLEST = 0.25;
const LARGEST_SCALE = 1000;

/** One serving more: ¼ → ½ → 1 → 2 → 3. */
export function moreServings(servings: number): number {
  return servings < 1 ? Math.min(1, servings * 2) : Math.floor(servings + 1e-6) + 1;
}

/** One serving less: 3 → 2 → 1 → ½ → ¼, and no further. */
export function fewerServings(servings: number): number {
  return servings > 1 ? Math.ceil(servings - 1e-6) - 1 : Math.max(SMALLEST, servings / 2);
}

/** Whether the servings can be decreased. */
export function isFewest(servings: number): boolean {
  return servings <= SMALLEST;
}

/**
 * The scale for a number of servings of a recipe with this yield text; without a number in it, the yield counts as 1.
 */
export function scaleFor(servings: number, recipeYield: string | null): number {
  return servings / yieldBase(recipeYield);
}

/** The scale in the URL; 1 when it is missing or invalid. */
export function readScale(text: string | null): number {
  const scale = Number(text);
  return text && Number.isFinite(scale) && scale > 0 && scale <= LARGEST_SCALE ? scale : 1;
}

/** The scale for the URL, without rounding errors; null for 1. */
export function writeScale(scale: number): string | null {
  const text = String(Number(scale.toFixed(6)));
  return text === '1' ? null : text;
}
