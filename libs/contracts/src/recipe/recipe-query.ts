import { z } from 'zod';
import { Ignored } from '../primitives/ignored.js';
import { pageQueryFields, requireSeedForRandom } from '../paging/page.js';
import { Flag } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';

/** Repeated keys (`tags=a&tags=b`), or one key with commas (`tags=a,b`) as several clients send; slugs have no commas. */
const several = z.preprocess(
  (raw) => (raw === undefined ? undefined : [raw].flat().flatMap(splitAtCommas)),
  z.array(SlugOrId).max(1000).optional(),
);
const flag = Flag.default(false);

function splitAtCommas(value: unknown): unknown[] {
  if (typeof value !== 'string') return [value];
  return value.split(',').filter((part) => part.trim() !== '');
}

/** The parameters of the recipe list (docs/api/recipes.md#lists); organizers and households mix ids and slugs. */
export const RecipeQuery = z
  .object({
    ...pageQueryFields,
    search: z.string().max(1000).optional(),
    searchSeed: Ignored,
    loadFood: Ignored,
    cookbook: SlugOrId.optional(),
    categories: several,
    tags: several,
    tools: several,
    foods: several,
    households: several,
    requireAllCategories: flag,
    requireAllTags: flag,
    requireAllTools: flag,
    requireAllFoods: flag,
  })
  .superRefine(requireSeedForRandom);
export type RecipeQuery = z.output<typeof RecipeQuery>;

/** Categories by id or slug. */
export const CategoriesQuery = z.object({ categories: several });
export type CategoriesQuery = z.output<typeof CategoriesQuery>;
