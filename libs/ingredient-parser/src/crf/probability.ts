import type { Lattice } from './lattice.js';

/** For each word the states it may have, as bits. */
export type AllowedStates = Int32Array;

/** The probability that the states of a line are among the allowed ones, 0 to 1. */
export type Probability = (allowed: AllowedStates) => number;

/** The probability function of a line. */
export function probabilityIn(lattice: Lattice): Probability {
  const odds = oddsOf(lattice);
  const all = logMass(odds, new Int32Array(lattice.length).fill(-1));
  return (allowed) => Math.min(1, Math.exp(logMass(odds, allowed) - all));
}

/** Scores become factors, those of a word at most 1, so that products stay within range. */
function oddsOf({ length, states, words, transitions }: Lattice): Lattice {
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

/** Logarithm of the sum over all allowed ways, up to a constant of the line; -Infinity when there is no way. */
function logMass({ length, states, words, transitions }: Lattice, allowed: AllowedStates): number {
  let [before, now] = [new Float64Array(states), new Float64Array(states)];
  let log = 0;
  for (let at = 0; at < length; at++) {
    if (at === 0) now.fill(1);
    else arrive(before, now, transitions, at * states * states);
    const sum = keepAllowed(now, words, at * states, allowed[at] ?? 0);
    if (sum === 0) return -Infinity;
    log += Math.log(sum);
    for (let state = 0; state < states; state++) now[state] = (now[state] ?? 0) / sum;
    [before, now] = [now, before];
  }
  return log;
}

/** Spreads the mass of the word before over the states of this word. */
function arrive(before: Float64Array, now: Float64Array, transitions: Float64Array, offset: number): void {
  const states = before.length;
  now.fill(0);
  for (let from = 0; from < states; from++) {
    const mass = before[from] ?? 0;
    if (mass === 0) continue;
    const row = offset + from * states;
    for (let to = 0; to < states; to++) now[to] = (now[to] ?? 0) + mass * (transitions[row + to] ?? 0);
  }
}

function keepAllowed(now: Float64Array, words: Float64Array, offset: number, allowed: number): number {
  let sum = 0;
  for (let state = 0; state < now.length; state++) {
    const mass = allowed & (1 << state) ? (now[state] ?? 0) * (words[offset + state] ?? 0) : 0;
    now[state] = mass;
    sum += mass;
  }
  return sum;
}
