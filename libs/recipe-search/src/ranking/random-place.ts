/**
 * Where a record stands in the order a seed makes: the same seed gives the same place, whatever else is in the list, so
 * that pages fit together (contract 01, section 8). FNV-1a, then mixed until every bit depends on every other.
 */
export function randomPlace(seed: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const text of [seed, '\u0000', id]) {
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
