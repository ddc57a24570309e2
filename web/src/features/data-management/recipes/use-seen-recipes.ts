import { useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';

/** A recipe as much as a dialog about many needs of it. */
export type TickedRecipe = Pick<RecipeSummary, 'id' | 'slug' | 'name'>;

export interface SeenRecipes {
  /** The recipes of these slugs, as far as they have been seen. */
  of: (slugs: Iterable<string>) => TickedRecipe[];
  add: (recipes: readonly TickedRecipe[]) => void;
}

/** Remembers what the pages of a table have shown: ticks last over pages, their rows do not. */
export function useSeenRecipes(visible: readonly TickedRecipe[] | undefined): SeenRecipes {
  const [last, setLast] = useState<typeof visible>(undefined);
  const [seen, setSeen] = useState<ReadonlyMap<string, TickedRecipe>>(new Map());
  const add = (recipes: readonly TickedRecipe[]) =>
    setSeen((before) => new Map([...before, ...recipes.map((recipe) => [recipe.slug, recipe] as const)]));
  if (visible && visible !== last) {
    setLast(visible);
    add(visible);
  }
  return { of: (slugs) => [...slugs].flatMap((slug) => seen.get(slug) ?? []), add };
}
