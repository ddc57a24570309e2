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

/** Whether anything less than these servings makes sense. */
export function isFewest(servings: number): boolean {
  return servings <= SMALLEST;
}

/** The scale by which a recipe with this yield text makes so many servings; without a number in it, 1 serving is 1. */
export function scaleFor(servings: number, recipeYield: string | null): number {
  return servings / yieldBase(recipeYield);
}

/** The scale an address asks for; 1 when it is missing or no sensible number. */
export function readScale(text: string | null): number {
  const scale = Number(text);
  return text && Number.isFinite(scale) && scale > 0 && scale <= LARGEST_SCALE ? scale : 1;
}

/** The scale for an address, without the dust of division; null for the recipe as written. */
export function writeScale(scale: number): string | null {
  const text = String(Number(scale.toFixed(6)));
  return text === '1' ? null : text;
}
