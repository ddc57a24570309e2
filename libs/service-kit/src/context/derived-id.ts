import { createHash } from 'node:crypto';
import { formatUuid } from '@larder/contracts';

/**
 * Derives an id from a text, so that a repeated write stores the record under the same id. It has the form of a random
 * UUID (version 4), since contracts accept no other.
 */
export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return formatUuid(`${hex.slice(0, 12)}4${hex.slice(13, 16)}a${hex.slice(17, 32)}`);
}
