import { MAX_RECIPE_NAME_LENGTH, isUuid, withNumberSuffix, slugify } from '@larder/contracts';
import type { RecipeAddress } from '../../../recipe-store/index.js';
import { numbersFor, shortKey } from '../../../records/index.js';

/** A possible name of a new recipe, and its slug. */
export interface NamedAddress extends RecipeAddress {
  name: string;
}

/** Path words of the API; a recipe under such a slug could not be opened. */
const PATH_WORDS = new Set(['bulk-actions', 'category', 'create', 'exports', 'shared', 'timeline']);
/** The slug of names that consist only of punctuation and invisible characters. */
const DEFAULT_SLUG = 'recipe';

/** The slug of a name; never empty. */
export function slugOf(name: string): string {
  return slugify(name) || DEFAULT_SLUG;
}

/** The names to try for a new recipe, in order: as given, then with numbers. */
export function nameCandidates(name: string): NamedAddress[] {
  const slug = slugOf(name);
  const plain = { name, ...address(slug) };
  const numbered = numbersFor(name).map((number) => ({
    name: withNumberSuffix(name, number, MAX_RECIPE_NAME_LENGTH),
    ...address(`${slug}-${number}`),
  }));
  return isReserved(slug) ? numbered : [plain, ...numbered];
}

/** The addresses to try for a restored recipe, in order: its own, then with numbers. */
export function addressesFor({ name, slug, slugKey }: NamedAddress): NamedAddress[] {
  return [{ name, slug, slugKey }, ...nameCandidates(name).filter((each) => each.slug !== slug)];
}

/** The address of a renamed recipe; a number is only added to a slug that could not be opened. */
export function addressOfRenamed(name: string): RecipeAddress {
  const slug = slugOf(name);
  return address(isReserved(slug) ? `${slug}-1` : slug);
}

function isReserved(slug: string): boolean {
  return PATH_WORDS.has(slug) || isUuid(slug);
}

function address(slug: string): RecipeAddress {
  return { slug, slugKey: shortKey(slug) };
}
