import { cleanLine } from './text/text.js';

/** A generic word that is separated from the name by a dash: "Lemon tart – recipe". */
const GENERIC_END =
  /\s[-–—|·:]\s?(?:recipes?|recept|rezept|recette|receta|ricetta|receita|przepis|recepta|oppskrift|opskrift|resepti|tarifi|рецепт)$/iu;

/** The name of a recipe on one line, without a generic word at its end. */
export function cleanTitle(value: unknown): string {
  return cleanLine(value).replace(GENERIC_END, '');
}
