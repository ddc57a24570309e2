import { assetTypeOf, extensionOf, slugify } from '@larder/contracts';

/** Leaves room for the extension within the maximum length of file names. */
const MAX_LENGTH = 150;

/** The storage name of a file, derived from the client's name; null when no safe name can be derived. */
export function assetFileName(name: string, extension: string): string | null {
  const ending = extensionOf(extension).replace(/[^a-z0-9]/g, '');
  const slug = slugify(name).slice(0, MAX_LENGTH).replace(/-$/, '');
  return slug && assetTypeOf(ending) ? `${slug}.${ending}` : null;
}
