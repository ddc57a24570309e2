import type { DurationWords, ScrapedLine } from '@larder/recipe-scraper';
import { z } from 'zod';
import { cleaned } from '../app-migrations/sources/cleaned.js';
import type { ImportedRecipe } from '../imports/imported-recipe.js';

const text = z.string().nullish();
const Section = z.object({ title: text, text });
const sections = z.array(Section).nullish();

/** What the model reads off pictures. */
export const ImageRecipe = z.object({
  name: text,
  description: text,
  recipe_yield: text,
  total_time: text,
  prep_time: text,
  perform_time: text,
  ingredients: sections,
  instructions: sections,
  notes: sections,
});
export type ImageRecipe = z.output<typeof ImageRecipe>;

const TASK = `You read one recipe off pictures; all of them show parts of the same recipe.
- Copy what stands there, completely and word for word. Guess a name when none stands there; invent nothing else.
- One item per ingredient line and per step; a heading above some of them is the "title" of the first below it.
- Leave out what the pictures do not say. Answer {} when they show no recipe.`;

/** The task, with the language the recipe is wanted in; without one it stays as it is. */
export function imageTask(translateLanguage: string | null): string {
  const language = translateLanguage?.trim();
  return language ? `${TASK}\n- Translate all texts into this language: ${JSON.stringify(language)}.` : TASK;
}

/** The recipe the model has read; null when it is none. */
export function imageRecipe(read: ImageRecipe, words: DurationWords): ImportedRecipe | null {
  const [ingredients, steps] = [linesOf(read.ingredients), linesOf(read.instructions)];
  if (!read.name?.trim() && ingredients.length === 0 && steps.length === 0) return null;
  return cleaned(
    {
      name: read.name ?? '',
      description: read.description,
      recipeYield: read.recipe_yield,
      totalTime: read.total_time,
      prepTime: read.prep_time,
      performTime: read.perform_time,
      ingredients,
      steps,
      notes: linesOf(read.notes),
    },
    words,
  );
}

function linesOf(items: z.output<typeof sections>): ScrapedLine[] {
  const lines = (items ?? []).map(({ title, text: line }) => ({
    title: title?.trim() ?? '',
    text: line?.trim() ?? '',
  }));
  return lines.filter((line) => line.text);
}
