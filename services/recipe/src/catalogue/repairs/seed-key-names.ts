import type { SeedFood } from '@larder/locales';
import { normalizeText } from '@larder/contracts';

/** A food of this name exists only in groups whose foods were named by the keys of their translations. */
export const SEED_KEY_MARKER = 'dairy-products-and-dairy-substitutes';
/** Keys of several words; a key of one word is a name as well. */
export const SEED_KEY = /^[a-z]+(?:-[a-z]+)+$/;

/** The English name of a key: that of the default food, else the words of the key. */
export function nameOfSeedKey(key: string, defaults: readonly Pick<SeedFood, 'name'>[]): string {
  const same = defaults.find(({ name }) => normalizeText(name).replaceAll(/[^a-z0-9]+/g, '-') === key);
  return same?.name ?? key.replaceAll('-', ' ');
}
