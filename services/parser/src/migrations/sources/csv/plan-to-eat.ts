import { cleanCategories, cleanKeywords, cleanNutrition } from '@larder/recipe-scraper';
import { hasEnding, type Archive } from '../../../archives/index.js';
import { cleanRecipe, imageUrlsOf, linesOf, splitLines, starsOf, type RecipeDraft } from '../../../drafts/index.js';
import { rowsOf, type Row } from './csv-export.js';
import type { SourceContext, SourceRecord } from '../source.js';

/** A Plan to Eat export: a zip file with a CSV file (docs/api/migrations-and-reports.md#migrations). */
export async function* readPlanToEat({ files }: Archive, context: SourceContext): AsyncGenerator<SourceRecord> {
  for (const file of files.filter(({ path }) => hasEnding(path, '.csv'))) {
    for await (const row of rowsOf(file)) {
      const name = row['Title'];
      if (name) yield { failureMessage: `Failed to import ${name}`, read: () => read(name, row, context) };
    }
  }
}

function read(name: string, row: Row, { words }: SourceContext): RecipeDraft {
  const recipe = cleanRecipe(
    {
      name,
      description: row['Description'],
      recipeYield: yieldOf(row),
      prepTime: row['Prep Time'],
      performTime: row['Cook Time'],
      totalTime: row['Total Time'],
      orgURL: row['Url'],
      dateAdded: row['Created At'],
      ingredients: linesOf(splitLines(row['Ingredients']), (line) => line.startsWith(',')),
      steps: linesOf(splitLines(row['Directions'])),
      nutrition: nutritionIn(row),
      categories: cleanCategories([row['Course'], row['Cuisine']].filter(Boolean)),
      tags: [...cleanKeywords(row['Tags']), row['Main Ingredient'] ?? ''],
    },
    words,
  );
  return { recipe, rating: starsOf(row['Rating']), imageUrls: imageUrlsOf(row['Photo Url']) };
}

function yieldOf({ Servings: servings = '', Yield: makes = '' }: Row): string {
  return [servings, makes].filter((each) => each.trim()).join(', ');
}

function nutritionIn(row: Row) {
  return cleanNutrition({
    calories: row['Calories'],
    fatContent: row['Fat'],
    saturatedFatContent: row['Saturated Fat'],
    cholesterolContent: row['Cholesterol'],
    sodiumContent: row['Sodium'],
    sugarContent: row['Sugar'],
    carbohydrateContent: row['Carbohydrate'],
    fiberContent: row['Fiber'],
    proteinContent: row['Protein'],
  });
}
