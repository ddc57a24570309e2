import type { Recipe } from '@larder/contracts';

/** Windows allows 260 characters for a path, and a name occurs twice in the path of an archive's entry. */
const MAX_LENGTH = 100;
const ID_LENGTH = 8;
/** Names of devices of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The name of a recipe's files, without extension: its slug, unless a file system refuses it. */
export function exportName({ slug, id }: Pick<Recipe, 'slug' | 'id'>): string {
  if (slug.length <= MAX_LENGTH && !DEVICE.test(slug)) return slug;
  return `${slug.slice(0, MAX_LENGTH - ID_LENGTH - 1)}-${id.slice(0, ID_LENGTH)}`;
}
