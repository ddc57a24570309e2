import { assetTypeOf, extensionOf, slugify } from '@larder/contracts';

/** Leaves room for the extension within what a file's name may have. */
const MAX_LENGTH = 150;

/** The name a file is kept under, whatever its sender calls it; null when nothing safe can be made of that. */
export function assetFileName(name: string, extension: string): string | null {
  const ending = extensionOf(extension).replace(/[^a-z0-9]/g, '');
  const slug = slugify(name).slice(0, MAX_LENGTH).replace(/-$/, '');
  return slug && assetTypeOf(ending) ? `${slug}.${ending}` : null;
}
