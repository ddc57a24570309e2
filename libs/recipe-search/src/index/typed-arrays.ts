const GROWTH = 1.5;

type Numbers = Uint8Array | Uint32Array | Float64Array;

/** The array if it has this length, otherwise a longer copy with zeros at its end. */
export function withLength<Array extends Numbers>(array: Array, length: number): Array {
  if (array.length >= length) return array;
  const { constructor } = array as unknown as { constructor: new (length: number) => Array };
  const longer = new constructor(Math.max(length, Math.ceil(array.length * GROWTH)));
  longer.set(array);
  return longer;
}
