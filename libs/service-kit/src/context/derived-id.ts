import { createHash } from 'node:crypto';
import { formatUuid } from '@larder/contracts';

/**
 * An id that follows from a text: repeating a write stores the record under the same id. In the form of a
 * random one (version 4), because contracts accept no other.
 */
export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return formatUuid(`${hex.slice(0, 12)}4${hex.slice(13, 16)}a${hex.slice(17, 32)}`);
}
