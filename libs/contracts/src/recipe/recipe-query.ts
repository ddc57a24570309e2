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
const idsOrSlugs = several.describe('Ids or slugs; a recipe needs one of them.');
const requireAll = Flag.default(false).describe('Whether a recipe needs all of them.');

/** The parameters of the recipe list (docs/api/recipes.md#lists); organizers and households mix ids and slugs. */
export const RecipeQuery = z
  .object({
    ...pageQueryFields,
    search: z.string().max(1000).optional().describe('Words, or phrases in quotes, of which one is contained.'),
    searchSeed: Ignored.describe('Ignored.'),
    loadFood: Ignored.describe('Ignored.'),
    cookbook: SlugOrId.optional().describe('The id or slug of a cookbook, whose filter replaces those by id or slug.'),
    categories: idsOrSlugs,
    tags: idsOrSlugs,
    tools: idsOrSlugs,
    foods: several.describe('Ids; a recipe needs one of them.'),
    households: idsOrSlugs,
    requireAllCategories: requireAll,
    requireAllTags: requireAll,
    requireAllTools: requireAll,
    requireAllFoods: requireAll,
  })
  .superRefine(requireSeedForRandom);
export type RecipeQuery = z.output<typeof RecipeQuery>;

/** Categories by id or slug. */
export const CategoriesQuery = z.object({ categories: several.describe('Ids or slugs; a recipe needs all of them.') });
export type CategoriesQuery = z.output<typeof CategoriesQuery>;
