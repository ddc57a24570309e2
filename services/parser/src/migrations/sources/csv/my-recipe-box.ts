import { cleanNutrition, NUTRIENTS, type Note, type NutritionFacts } from '@larder/recipe-scraper';
import type { Archive } from '../../../archives/index.js';
import {
  cleanRecipe,
  imageUrlsOf,
  linesOf,
  noteOf,
  splitLines,
  starsOf,
  type RecipeDraft,
} from '../../../drafts/index.js';
import { rowsOf, type Row } from './csv-export.js';
import type { SourceContext, SourceRecord } from '../source.js';

/** A My Recipe Box export: one CSV file (docs/api/migrations-and-reports.md#migrations). */
export async function* readMyRecipeBox({ files }: Archive, context: SourceContext): AsyncGenerator<SourceRecord> {
  const [file] = files;
  if (!file) return;
  for await (const row of rowsOf(file)) {
    const name = row['title'];
    if (name)
      yield { failureMessage: `Failed to import ${name}`, read: () => read(name, withShiftedColumns(row), context) };
  }
}

/** Rows without a source have their last values one column to the right. */
function withShiftedColumns(row: Row): Row {
  const shifted = row[''];
  return shifted ? { ...row, source: row['originalPicture'] ?? '', originalPicture: shifted } : row;
}

function read(name: string, row: Row, { words }: SourceContext): RecipeDraft {
  const { video = '', source = '' } = row;
  const recipe = cleanRecipe(
    {
      name,
      description: row['description'],
      prepTime: row['preparationTime'],
      performTime: row['cookingTime'],
      totalTime: row['totalTime'],
      recipeYield: row['quantity'],
      orgURL: source || video,
      ingredients: linesOf(splitLines(row['ingredients'])),
      steps: linesOf(splitLines(row['instructions'])),
      notes: [...notesOf(row['notes']), ...(source ? noteOf('Video', video) : [])],
      nutrition: nutritionIn(row['nutrition']),
      categories: (row['categories'] ?? '').split(';'),
      tags: (row['tags'] ?? '').split(';'),
    },
    words,
  );
  return {
    recipe,
    rating: starsOf(row['rating']),
    isFavorite: row['favorite']?.trim().toLowerCase() === 'true',
    imageUrls: imageUrlsOf(row['originalPicture']),
  };
}

function notesOf(text: string | undefined): Note[] {
  return splitLines(text).flatMap((line) => noteOf('', line));
}

const NAMES = new Map(NUTRIENTS.map((nutrient) => [nutrient.replace('Content', '').toLowerCase(), nutrient]));

/** Lines such as "saturatedFat : 3 g". */
function nutritionIn(text: string | undefined): NutritionFacts | null {
  const pairs = splitLines(text).flatMap((line) => {
    const [key = '', ...value] = line.split(':');
    const nutrient = NAMES.get(key.trim().toLowerCase().replace('content', ''));
    return nutrient ? [[nutrient, value.join(':').trim()]] : [];
  });
  return cleanNutrition(Object.fromEntries(pairs));
}
