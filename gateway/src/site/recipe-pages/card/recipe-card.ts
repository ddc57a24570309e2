import { mediaPath, type Recipe } from '@larder/contracts';
import { isoDuration } from './iso-duration.js';
import { plainDescription } from './plain-description.js';

/** The logo of the product, for recipes without an image. */
const LOGO = '/icons/icon-512.png';

/** The link preview of a recipe's page on other sites. */
export interface RecipeCard {
  title: string;
  description: string;
  /** Absolute; the logo when the recipe has no image. */
  image: string;
  /** The page itself, absolute. */
  url: string;
  /** A schema.org Recipe for programs that read pages. */
  data: Record<string, unknown>;
}

interface CardContext {
  /** For example `https://larder.example.org`. */
  origin: string;
  /** The page's path. */
  path: string;
  /** Query parameters that open the image; absent when not needed or not intended. */
  signature?: Record<string, string>;
  facts?: RecipeFacts;
}

/** What the data of a recipe says besides the recipe itself. */
export interface RecipeFacts {
  /** The name of the household; users are not named to visitors. */
  author?: string;
  /** How many users have rated the recipe. */
  ratingCount?: number;
}

/** The card of a recipe that the caller may see (docs/api/collaboration.md#link-previews). */
export function recipeCard(recipe: Recipe, { origin, path, signature, facts = {} }: CardContext): RecipeCard {
  const image = recipe.image ? imageUrl(origin, recipe.id, recipe.image, signature) : undefined;
  return {
    title: recipe.name ?? '',
    description: plainDescription(recipe.description ?? ''),
    url: `${origin}${path}`,
    image: image ?? `${origin}${LOGO}`,
    data: structuredRecipe(recipe, image, facts),
  };
}

/** The object store key of the image of a card. */
export function imageKey(recipeId: string): string {
  return `recipes/${recipeId}/images/original.webp`;
}

function imageUrl(origin: string, recipeId: string, version: string, signature: CardContext['signature']): string {
  const query = new URLSearchParams({ version, ...signature });
  return `${origin}${mediaPath(imageKey(recipeId))}?${query.toString()}`;
}

function structuredRecipe(recipe: Recipe, image: string | undefined, facts: RecipeFacts): Record<string, unknown> {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: image && [image],
    datePublished: recipe.createdAt,
    author: facts.author && { '@type': 'Organization', name: facts.author },
    prepTime: isoDuration(recipe.prepTime),
    cookTime: isoDuration(recipe.performTime ?? recipe.cookTime),
    totalTime: isoDuration(recipe.totalTime),
    recipeYield: recipe.recipeYield,
    recipeIngredient: recipe.recipeIngredient.map(({ display }) => display),
    recipeInstructions: instructionsOf(recipe),
    recipeCategory: recipe.recipeCategory.map(({ name }) => name),
    keywords: recipe.tags.map(({ name }) => name).join(', '),
    nutrition: nutritionOf(recipe.nutrition),
    aggregateRating: ratingOf(recipe, facts),
  });
}

/** Steps; from the first one with a title on they belong to sections. */
function instructionsOf({ recipeInstructions }: Recipe): Record<string, unknown>[] {
  const instructions: Record<string, unknown>[] = [];
  let section: Record<string, unknown>[] | undefined;
  for (const { title, text } of recipeInstructions) {
    if (title) {
      section = [];
      instructions.push({ '@type': 'HowToSection', name: title, itemListElement: section });
    }
    (section ?? instructions).push({ '@type': 'HowToStep', text });
  }
  return instructions;
}

function nutritionOf(nutrition: Recipe['nutrition']): Record<string, unknown> | undefined {
  const stated = withoutEmpty({ ...nutrition });
  return Object.keys(stated).length > 0 ? { '@type': 'NutritionInformation', ...stated } : undefined;
}

/** An average without the number of ratings is invalid. */
function ratingOf({ rating }: Recipe, { ratingCount = 0 }: RecipeFacts): Record<string, unknown> | undefined {
  if (rating === null || ratingCount === 0) return undefined;
  const ratingValue = Math.round(rating * 100) / 100;
  return { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5, worstRating: 0 };
}

function withoutEmpty(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
