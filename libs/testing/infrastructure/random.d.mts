/** Random numbers from 0 up to 1 by seed. */
export function randomNumbers(seed: number): () => number;
/** Random integers from 0 up to `end`, without it, by seed. */
export function randomIntegers(seed: number): (end: number) => number;
/** One of the values; undefined when there are none. `random` returns numbers as `randomNumbers` does. */
export function pick<Value>(values: readonly Value[], random: () => number): Value | undefined;
