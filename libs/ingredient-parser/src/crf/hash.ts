/** A 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finish(hash);
}

/** A hash of two hashes, or of a hash and a small number; the order matters. */
export function mix(a: number, b: number): number {
  return finish(Math.imul(a, 0x9e3779b1) + Math.imul(b ^ 0x5bd1e995, 0x85ebca6b));
}

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  return mixed | 0;
}
