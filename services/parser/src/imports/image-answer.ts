import type { DurationWords, ScrapedLine } from '@larder/recipe-scraper';
import { z } from 'zod';
import { cleanRecipe, type RecipeDraft } from '../drafts/index.js';

const text = z.string().nullish();
const Section = z.object({ title: text, text });
const sections = z.array(Section).nullish();

/** The answer of the model about the images of a recipe. */
export const ImageAnswer = z.object({
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
export type ImageAnswer = z.output<typeof ImageAnswer>;

const TASK = `You read one recipe off images; all of them show parts of the same recipe.
- Copy what stands there, completely and word for word. Guess a name when none stands there; invent nothing else.
- One item per ingredient line and per step; a heading above some of them is the "title" of the first below it.
- Leave out what the images do not say. Answer {} when they show no recipe.`;

/** The task, with the language the recipe is to be translated into, if any. */
export function imageTask(translateLanguage: string | null): string {
  const language = translateLanguage?.trim();
  return language ? `${TASK}\n- Translate all texts into this language: ${JSON.stringify(language)}.` : TASK;
}

/** The draft of the recipe in an answer; null when there is none. */
export function draftOfAnswer(answer: ImageAnswer, words: DurationWords): RecipeDraft | null {
  const [ingredients, steps] = [linesOf(answer.ingredients), linesOf(answer.instructions)];
  if (!answer.name?.trim() && ingredients.length === 0 && steps.length === 0) return null;
  const fields = {
    name: answer.name ?? '',
    description: answer.description,
    recipeYield: answer.recipe_yield,
    totalTime: answer.total_time,
    prepTime: answer.prep_time,
    performTime: answer.perform_time,
    ingredients,
    steps,
    notes: linesOf(answer.notes),
  };
  return { recipe: cleanRecipe(fields, words) };
}

function linesOf(items: z.output<typeof sections>): ScrapedLine[] {
  const lines = (items ?? []).map(({ title, text: line }) => ({
    title: title?.trim() ?? '',
    text: line?.trim() ?? '',
  }));
  return lines.filter((line) => line.text);
}
