/** Random numbers from 0 up to 1 by seed. */
export function randomNumbers(seed: number): () => number;
/** Random integers from 0 up to `end`, without it, by seed. */
export function randomIntegers(seed: number): (end: number) => number;
