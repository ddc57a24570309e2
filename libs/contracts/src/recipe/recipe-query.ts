import { z } from 'zod';
import { Ignored } from '../primitives/ignored.js';
import { pageQueryFields, requireSeedForRandom } from '../paging/page.js';
import { Flag } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { splitAtCommas } from '../primitives/split-at-commas.js';

const several = z.preprocess(
  (raw) => (raw === undefined ? undefined : splitAtCommas(raw)),
  z.array(SlugOrId).max(1000).optional(),
);
const flag = Flag.default(false);

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
