import {
  cleanNutrition,
  formatDuration,
  parseIsoDuration,
  type DurationWords,
  type Note,
} from '@larder/recipe-scraper';
import { attributeOf, elementsIn, type PageElement } from '@larder/recipe-scraper/html';
import { imageContent, type Archive } from '../../../archives/index.js';
import { cleanRecipe, linesOf, noteOf, splitLines, starsOf, type RecipeDraft } from '../../../drafts/index.js';
import { byName, imageFileOf, recipeElements, textIn } from './html-export.js';
import type { SourceContext, SourceRecord } from '../source.js';

/**
 * A Recipe Keeper export: recipes in one HTML page, images in separate files
 * (docs/api/migrations-and-reports.md#migrations).
 */
export async function* readRecipeKeeper(archive: Archive, context: SourceContext): AsyncGenerator<SourceRecord> {
  for await (const parse of recipeElements(archive, 'recipe-details')) {
    yield { failureMessage: 'Failed to parse recipe', read: () => read(parse(), archive, context) };
  }
}

type Properties = Map<string, PageElement[]>;

function read(element: PageElement, archive: Archive, { words }: SourceContext): RecipeDraft {
  const properties = propertiesIn(element);
  const first = (name: string) => valuesOf(properties, name)[0] ?? '';
  const lines = (name: string) => splitLines(valuesOf(properties, name).join('\n'));
  const source = sourceIn(properties);
  const recipe = cleanRecipe(
    {
      name: first('name'),
      recipeYield: first('recipeYield'),
      prepTime: first('prepTime'),
      performTime: first('cookTime'),
      totalTime: totalOf(first('prepTime'), first('cookTime'), words),
      orgURL: source.url,
      ingredients: linesOf(lines('recipeIngredients')),
      steps: linesOf(
        lines('recipeDirections')
          .filter((line) => line.trim())
          .map(withoutNumber),
      ),
      notes: [...lines('recipeNotes').flatMap((line) => noteOf('', line)), ...source.notes],
      nutrition: nutritionIn(first),
      categories: valuesOf(properties, 'recipeCategory'),
      tags: valuesOf(properties, 'recipeCourse'),
    },
    words,
  );
  const image = imageFileOf(archive, photosIn(element)[0]);
  return {
    recipe,
    rating: starsOf(first('recipeRating')),
    isFavorite: first('recipeIsFavourite').toLowerCase() === 'true',
    image: image && imageContent(image),
  };
}

function propertiesIn(root: PageElement): Properties {
  const properties: Properties = new Map();
  for (const element of elementsIn(root)) {
    const name = attributeOf(element, 'itemprop');
    if (name) properties.set(name, [...(properties.get(name) ?? []), element]);
  }
  return properties;
}

function valuesOf(properties: Properties, name: string): string[] {
  const value = (element: PageElement) => (element.name === 'meta' ? attributeOf(element, 'content') : textIn(element));
  return (properties.get(name) ?? []).map((element) => value(element)?.trim() ?? '').filter(Boolean);
}

/** An address, or free text such as the name of a book. */
function sourceIn(properties: Properties): { url: string; notes: Note[] } {
  const [element] = properties.get('recipeSource') ?? [];
  const [link] = element ? byName(element, 'a') : [];
  const text = (link && attributeOf(link, 'href')) || textIn(element);
  return /^https?:\/\//i.test(text) ? { url: text, notes: [] } : { url: '', notes: noteOf('Source', text) };
}

function photosIn(element: PageElement): PageElement[] {
  return byName(element, 'img').filter((image) => {
    return (
      /^photo\d+$/.test(attributeOf(image, 'itemprop') ?? '') || /recipe-photo/.test(attributeOf(image, 'class') ?? '')
    );
  });
}

/** "3. Stir" as the third step is "Stir"; other numbers belong to the text. */
function withoutNumber(line: string, index: number): string {
  const number = `${index + 1}.`;
  return line.startsWith(number) ? line.slice(number.length).trim() : line;
}

function totalOf(prepTime: string, cookTime: string, words: DurationWords): string | null {
  const [prep, cook] = [parseIsoDuration(prepTime), parseIsoDuration(cookTime)];
  return prep && cook ? formatDuration(prep + cook, words) : null;
}

function nutritionIn(first: (name: string) => string) {
  return cleanNutrition({
    calories: first('recipeNutCalories'),
    fatContent: first('recipeNutTotalFat'),
    saturatedFatContent: first('recipeNutSaturatedFat'),
    cholesterolContent: first('recipeNutCholesterol'),
    sodiumContent: first('recipeNutSodium'),
    carbohydrateContent: first('recipeNutTotalCarbohydrate'),
    fiberContent: first('recipeNutDietaryFiber'),
    sugarContent: first('recipeNutSugars'),
    proteinContent: first('recipeNutProtein'),
  });
}
