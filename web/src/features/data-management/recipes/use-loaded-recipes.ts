import { useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';

/** A recipe as much as a dialog about many needs of it. */
export type SelectedRecipe = Pick<RecipeSummary, 'id' | 'slug' | 'name'>;

export interface LoadedRecipes {
  /** The recipes of these slugs, as far as they have been seen. */
  of: (slugs: Iterable<string>) => SelectedRecipe[];
  add: (recipes: readonly SelectedRecipe[]) => void;
}

/** Remembers what the pages of a table have shown: ticks last over pages, their rows do not. */
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
