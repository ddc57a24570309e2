import { cleanLine } from './text/text.js';

/** What the name of a recipe says of every recipe, set apart by a dash: "Lemon tart – recipe". */
const GENERIC_END =
  /\s[-–—|·:]\s?(?:recipes?|recept|rezept|recette|receta|ricetta|receita|przepis|recepta|oppskrift|opskrift|resepti|tarifi|рецепт)$/iu;

/** The name of a recipe on one line; a word that any recipe may end with is left out. */
export function cleanTitle(value: unknown): string {
  return cleanLine(value).replace(GENERIC_END, '');
}
