import { amountText } from '@larder/measures';
import { cleanNutrition, type ScrapedLine } from '@larder/recipe-scraper';
import {
  ArchiveError,
  fileName,
  hasEnding,
  imageContent,
  openZipBytes,
  RECIPE_LIMITS,
  type Archive,
  type ArchiveFile,
} from '../../../archives/index.js';
import { cleanRecipe, type RecipeDraft } from '../../../drafts/index.js';
import { isJsonObject, listOf, textOf, type JsonObject } from '../../../json-values/index.js';
import { readJsonObject } from './json-file.js';
import type { SourceContext, SourceRecord } from '../source.js';

/** A Tandoor export: a zip file of zip files, one a recipe (docs/api/migrations-and-reports.md#migrations). */
export function* readTandoor({ files }: Archive, context: SourceContext): Generator<SourceRecord> {
  for (const file of files.filter(({ path }) => hasEnding(path, '.zip'))) {
    yield { failureMessage: 'Failed to parse recipe', read: () => read(file, context) };
  }
}

async function read(file: ArchiveFile, { words }: SourceContext): Promise<RecipeDraft> {
  const { files } = await openZipBytes(await file.read(), RECIPE_LIMITS);
  const data = files.find(({ path }) => hasEnding(path, '.json'));
  if (!data) throw new ArchiveError('recipe.json not found');
  const thing = await readJsonObject(data);
  const steps = listOf(thing['steps']).filter(isJsonObject);
  const recipe = cleanRecipe(
    {
      name: textOf(thing['name']),
      description: thing['description'],
      recipeYield: yieldOf(thing),
      performTime: minutesOf(thing['working_time']),
      totalTime: minutesOf(Number(thing['working_time'] ?? 0) + Number(thing['waiting_time'] ?? 0)),
      orgURL: thing['source_url'],
      ingredients: steps.flatMap(ingredientsOf),
      steps: steps.map(stepOf).filter(({ text }) => text),
      nutrition: nutritionOf(thing['nutrition']),
      tags: listOf(thing['keywords']).map((each) => (isJsonObject(each) ? textOf(each['name']) : '')),
    },
    words,
  );
  const image = files.find(({ path }) => /^image\./i.test(fileName(path)));
  // The archive stays in memory until its image has been read.
  return { recipe, image: image && imageContent(image) };
}

function stepOf(step: JsonObject): ScrapedLine {
  return { title: textOf(step['name']).trim(), text: textOf(step['instruction']).trim() };
}

/** The name of a step becomes the section title of its first ingredient; a heading that of the next one. */
function ingredientsOf(step: JsonObject): ScrapedLine[] {
  const lines: ScrapedLine[] = [];
  let title = textOf(step['name']).trim();
  for (const ingredient of listOf(step['ingredients']).filter(isJsonObject)) {
    const text = ingredient['is_header'] === true ? '' : lineOf(ingredient);
    if (ingredient['is_header'] === true) title = textOf(ingredient['note']).trim() || title;
    if (!text) continue;
    lines.push({ title, text });
    title = '';
  }
  return lines;
}

function lineOf(ingredient: JsonObject): string {
  const amount = ingredient['no_amount'] === true ? 0 : Number(ingredient['amount'] ?? 0);
  const amountWords = Number.isFinite(amount) && amount > 0 ? amountText(amount) : '';
  const words = [amountWords, nameOf(ingredient['unit'], amount), nameOf(ingredient['food'], amount)]
    .filter(Boolean)
    .join(' ');
  return [words, textOf(ingredient['note']).trim()].filter(Boolean).join(', ');
}

function nameOf(named: unknown, amount: number): string {
  if (!isJsonObject(named)) return '';
  const plural = textOf(named['plural_name']).trim();
  return amount > 1 && plural ? plural : textOf(named['name']).trim();
}

function minutesOf(value: unknown): number | null {
  const minutes = Number(value ?? 0);
  return minutes > 0 ? minutes : null;
}

function yieldOf({ servings, servings_text: unit }: JsonObject): string {
  const count = Number(servings ?? 0);
  if (!(count > 0)) return '';
  return `${count} ${textOf(unit).trim() || (count === 1 ? 'serving' : 'servings')}`;
}

function nutritionOf(value: unknown) {
  if (!isJsonObject(value)) return null;
  const { calories, carbohydrates, fats, proteins } = value;
  return cleanNutrition({
    calories,
    carbohydrateContent: carbohydrates,
    fatContent: fats,
    proteinContent: proteins,
  });
}
