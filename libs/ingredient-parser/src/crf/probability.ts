import type { Lattice } from './lattice.js';

/** The allowed states of each word, as bits. */
export type AllowedStates = Int32Array;

/** The probability that the states of a line are among the allowed ones, 0 to 1. */
export type Probability = (allowed: AllowedStates) => number;

/** Returns the probability function of a line. */
export function probabilityIn(lattice: Lattice): Probability {
  const factors = toFactors(lattice);
  const total = logSum(factors, new Int32Array(lattice.length).fill(-1));
  return (allowed) => Math.min(1, Math.exp(logSum(factors, allowed) - total));
}

/** Converts scores to factors; the largest of each word is 1, to avoid overflows. */
function toFactors({ length, states, words, transitions }: Lattice): Lattice {
  return { length, states, words: factorsOf(words, states), transitions: factorsOf(transitions, states * states) };
}

function factorsOf(scores: Float64Array, width: number): Float64Array {
  const factors = new Float64Array(scores.length);
  for (let from = 0; from < scores.length; from += width) {
    let top = -Infinity;
    for (let at = from; at < from + width; at++) {
      const score = scores[at] ?? 0;
      if (score > top) top = score;
    }
    for (let at = from; at < from + width; at++) {
      const score = scores[at] ?? 0;
      factors[at] = score === -Infinity ? 0 : Math.exp(score - top);
    }
  }
  return factors;
}

/** The logarithm of the sum over all allowed paths, up to a constant of the line; -Infinity without a path. */
function logSum({ length, states, words, transitions }: Lattice, allowed: AllowedStates): number {
  let [previous, current] = [new Float64Array(states), new Float64Array(states)];
  let log = 0;
  for (let at = 0; at < length; at++) {
    if (at === 0) current.fill(1);
    else propagate(previous, current, transitions, at * states * states);
    const sum = restrictTo(current, words, at * states, allowed[at] ?? 0);
    if (sum === 0) return -Infinity;
    log += Math.log(sum);
    for (let state = 0; state < states; state++) current[state] = (current[state] ?? 0) / sum;
    [previous, current] = [current, previous];
  }
  return log;
}

/** Propagates the sums of the previous word to the states of this word. */
function propagate(previous: Float64Array, current: Float64Array, transitions: Float64Array, offset: number): void {
  const states = previous.length;
  current.fill(0);
  for (let from = 0; from < states; from++) {
    const weight = previous[from] ?? 0;
    if (weight === 0) continue;
    const row = offset + from * states;
    for (let to = 0; to < states; to++) current[to] = (current[to] ?? 0) + weight * (transitions[row + to] ?? 0);
  }
}

function restrictTo(current: Float64Array, words: Float64Array, offset: number, allowed: number): number {
  let sum = 0;
  for (let state = 0; state < current.length; state++) {
    const weight = allowed & (1 << state) ? (current[state] ?? 0) * (words[offset + state] ?? 0) : 0;
    current[state] = weight;
    sum += weight;
  }
  return sum;
}
