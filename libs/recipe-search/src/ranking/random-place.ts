/**
 * Where records stand in the order that a seed makes: the same seed gives the same place, whatever else is in the list,
 * so that pages fit together (docs/api/conventions.md#order). FNV-1a, then mixed until every bit depends on every
 * other.
 */
export function randomPlaces(seed: string): (id: string) => number {
  const salt = mixed(hashOf(seed));
  return (id) => mixed(hashOf(id) ^ salt);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
