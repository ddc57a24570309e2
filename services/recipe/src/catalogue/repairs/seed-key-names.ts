import type { SeedFood } from '@larder/locales';
import { normalizeText } from '@larder/contracts';

/** Only groups whose foods have translation keys as names have a food of this name. */
export const SEED_KEY_MARKER = 'dairy-products-and-dairy-substitutes';
/** Keys of several words; a key of one word is a valid name. */
export const SEED_KEY = /^[a-z]+(?:-[a-z]+)+$/;

/** The English name of a key: that of the default food, else the words of the key. */
export function nameOfSeedKey(key: string, defaults: readonly Pick<SeedFood, 'name'>[]): string {
  const same = defaults.find(({ name }) => normalizeText(name).replaceAll(/[^a-z0-9]+/g, '-') === key);
  return same?.name ?? key.replaceAll('-', ' ');
}
