/**
 * Sort keys for a random order: the same seed and id always result in the same key, so that pages do not overlap
 * (docs/api/conventions.md#order). FNV-1a with the finalizer of MurmurHash3, so that every bit depends on all others.
 */
export function randomSortKeys(seed: string): (id: string) => number {
  const salt = mix(hashOf(seed));
  return (id) => mix(hashOf(id) ^ salt);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mix(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
