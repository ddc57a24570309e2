import { useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';

/** The fields of a recipe that bulk dialogs need. */
export type SelectedRecipe = Pick<RecipeSummary, 'id' | 'slug' | 'name'>;

export interface LoadedRecipes {
  /** The recipes of these slugs, as far as they were loaded. */
  of: (slugs: Iterable<string>) => SelectedRecipe[];
  add: (recipes: readonly SelectedRecipe[]) => void;
}

/** Keeps the rows of all loaded pages: the selection spans pages, the query result does not. */
export function useLoadedRecipes(visible: readonly SelectedRecipe[] | undefined): LoadedRecipes {
  const [last, setLast] = useState<typeof visible>(undefined);
  const [seen, setSeen] = useState<ReadonlyMap<string, SelectedRecipe>>(new Map());
  const add = (recipes: readonly SelectedRecipe[]) =>
    setSeen((before) => new Map([...before, ...recipes.map((recipe) => [recipe.slug, recipe] as const)]));
  if (visible && visible !== last) {
    setLast(visible);
    add(visible);
  }
  return { of: (slugs) => [...slugs].flatMap((slug) => seen.get(slug) ?? []), add };
}
