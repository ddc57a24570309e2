import {
  findNumber,
  ingredientParts,
  ingredientText,
  scaleYield,
  type IngredientParts,
  type IngredientView,
} from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';

/**
 * An ingredient as the page shows it. A line that has not been parsed yet (a note alone) is scaled by the amount it
 * begins with, so that more and less work for every recipe.
 */
export function ingredientLineParts(ingredient: RecipeIngredient, view: IngredientView): IngredientParts {
  const parts = ingredientParts(ingredient, view);
  return isNoteAlone(parts) ? { ...parts, note: scaleLine(parts.note, view.scale ?? 1) } : parts;
}

/** The same as plain text. */
export function ingredientLineText(ingredient: RecipeIngredient, view: IngredientView): string {
  const text = ingredientText(ingredient, view);
  return isNoteAlone(ingredientParts(ingredient, view)) ? scaleLine(text, view.scale ?? 1) : text;
}

/** "1 1/2 cups rice" made twice is "3 cups rice". A number further inside may be anything: it stays. */
export function scaleLine(line: string, scale: number): string {
  const first = findNumber(line);
  const begins = first !== null && !/\p{L}/u.test(line.slice(0, first.start));
  return begins ? scaleYield(line, scale) : line;
}

function isNoteAlone({ quantity, unit, food }: IngredientParts): boolean {
  return !quantity && !unit && !food;
}
