import { mediaPath, type Recipe } from '@larder/contracts';

/** What other sites show of a recipe's page before anybody opens it. */
export interface RecipeCard {
  title: string;
  description: string;
  /** Absolute; absent when the recipe has no picture. */
  image?: string;
  /** The page itself, absolute. */
  url: string;
  /** A schema.org Recipe for programs that read pages. */
  data: Record<string, unknown>;
}

interface Place {
  /** For example `https://larder.example.org`. */
  origin: string;
  /** The page's path. */
  path: string;
  /** What opens the picture to whoever has its address; absent when that is not needed, or not meant. */
  signature?: Record<string, string>;
}

/** The card of a recipe somebody may see (docs/api/collaboration.md#link-previews). */
export function recipeCard(recipe: Recipe, { origin, path, signature }: Place): RecipeCard {
  const image = recipe.image ? pictureUrl(origin, recipe.id, recipe.image, signature) : undefined;
  return {
    title: recipe.name ?? '',
    description: recipe.description ?? '',
    url: `${origin}${path}`,
    ...(image && { image }),
    data: structuredRecipe(recipe, image),
  };
}

/** Where the picture that a card shows lies in the object store. */
export function pictureKey(recipeId: string): string {
  return `recipes/${recipeId}/images/original.webp`;
}

function pictureUrl(origin: string, recipeId: string, version: string, signature: Place['signature']): string {
  const query = new URLSearchParams({ version, ...signature });
  return `${origin}${mediaPath(pictureKey(recipeId))}?${query.toString()}`;
}

function structuredRecipe(recipe: Recipe, image: string | undefined): Record<string, unknown> {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image,
    datePublished: recipe.createdAt,
    prepTime: recipe.prepTime,
    cookTime: recipe.performTime ?? recipe.cookTime,
    totalTime: recipe.totalTime,
    recipeYield: recipe.recipeYield,
    recipeIngredient: recipe.recipeIngredient.map(({ display }) => display),
    recipeInstructions: recipe.recipeInstructions.map(({ text }) => text),
    recipeCategory: recipe.recipeCategory.map(({ name }) => name),
    keywords: recipe.tags.map(({ name }) => name).join(', '),
    nutrition: nutritionOf(recipe.nutrition),
  });
}

function nutritionOf(nutrition: Recipe['nutrition']): Record<string, unknown> | undefined {
  const stated = withoutEmpty({ ...nutrition });
  return Object.keys(stated).length > 0 ? { '@type': 'NutritionInformation', ...stated } : undefined;
}

function withoutEmpty(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
