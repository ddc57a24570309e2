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
 * The display text of an ingredient. An unparsed line (a note alone) is scaled by the amount it begins with, so that
 * scaling works for every recipe.
 */
export function ingredientLineParts(ingredient: RecipeIngredient, view: IngredientView): IngredientParts {
  const parts = ingredientParts(ingredient, view);
  return isNoteAlone(parts) ? { ...parts, note: scaleLine(parts.note, view.scale ?? 1) } : parts;
}

/** The display text without markup. */
export function ingredientLineText(ingredient: RecipeIngredient, view: IngredientView): string {
  const text = ingredientText(ingredient, view);
  return isNoteAlone(ingredientParts(ingredient, view)) ? scaleLine(text, view.scale ?? 1) : text;
}

/** "1 1/2 cups rice" scaled by 2 is "3 cups rice". Numbers further inside are not amounts and are kept. */
export function scaleLine(line: string, scale: number): string {
  const first = findNumber(line);
  const begins = first !== null && !/\p{L}/u.test(line.slice(0, first.start));
  return begins ? scaleYield(line, scale) : line;
}

function isNoteAlone({ quantity, unit, food }: IngredientParts): boolean {
  return !quantity && !unit && !food;
}
