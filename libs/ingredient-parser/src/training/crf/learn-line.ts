import { mayFollow, STATE_COUNT } from '../../nlp/states.js';
import type { Example } from '../corpus.js';
import type { FtrlWeights } from './ftrl.js';

// All arrays have the sizes of the loops over them, so every index with `!` is within its array.

const N = STATE_COUNT;
const PAIRS = N * N;
const MAY_FOLLOW = Float64Array.from({ length: PAIRS }, (_, pair) =>
  mayFollow(Math.floor(pair / N), pair % N) ? 1 : 0,
);
const MAY_BEGIN = Float64Array.from({ length: N }, (_, state) => (mayFollow(-1, state) ? 1 : 0));

/** The weights that are trained. */
export interface CrfWeights {
  words: FtrlWeights;
  transitions: FtrlWeights;
}

/** Updates the weights by one line: the gradient is the difference of expected and labeled states. */
export function learnLine(example: Example, { words, transitions }: CrfWeights): void {
  const length = example.states.length;
  if (length === 0) return;
  const wordOdds = oddsOf(example.words, words.values, N);
  const pairOdds = oddsOf(example.transitions, transitions.values, PAIRS);
  pairOdds.forEach((odds, place) => (pairOdds[place] = odds * MAY_FOLLOW[place % PAIRS]!));
  const forward = forwardOf(wordOdds, pairOdds, length);
  const backward = backwardOf(wordOdds, pairOdds, length);
  for (let at = 0; at < length; at++) {
    learnWord(example, at, forward, backward, words);
    if (at > 0) learnTransition(example, at, { forward, backward, wordOdds, pairOdds }, transitions);
  }
}

/** The exponentials of the summed weights of each word, scaled so that the largest of a word is 1. */
function oddsOf(features: readonly Int32Array[], weights: Float32Array, width: number): Float64Array {
  const odds = new Float64Array(features.length * width);
  features.forEach((numbers, at) => {
    const row = odds.subarray(at * width, (at + 1) * width);
    for (const number of numbers)
      for (let state = 0; state < width; state++) row[state]! += weights[number * width + state]!;
    const top = row.reduce((most, score) => Math.max(most, score), -Infinity);
    for (let state = 0; state < width; state++) row[state] = Math.exp(row[state]! - top);
  });
  return odds;
}

function forwardOf(wordOdds: Float64Array, pairOdds: Float64Array, length: number): Float64Array {
  const forward = new Float64Array(length * N);
  for (let state = 0; state < N; state++) forward[state] = wordOdds[state]! * MAY_BEGIN[state]!;
  normalize(forward, 0);
  for (let at = 1; at < length; at++) {
    for (let from = 0; from < N; from++) {
      const mass = forward[(at - 1) * N + from]!;
      if (mass === 0) continue;
      const offset = at * PAIRS + from * N;
      for (let to = 0; to < N; to++) forward[at * N + to]! += mass * pairOdds[offset + to]!;
    }
    for (let to = 0; to < N; to++) forward[at * N + to]! *= wordOdds[at * N + to]!;
    normalize(forward, at);
  }
  return forward;
}

function backwardOf(wordOdds: Float64Array, pairOdds: Float64Array, length: number): Float64Array {
  const backward = new Float64Array(length * N);
  backward.fill(1, (length - 1) * N);
  for (let at = length - 2; at >= 0; at--) {
    for (let from = 0; from < N; from++) {
      const offset = (at + 1) * PAIRS + from * N;
      let sum = 0;
      for (let to = 0; to < N; to++) {
        sum += pairOdds[offset + to]! * wordOdds[(at + 1) * N + to]! * backward[(at + 1) * N + to]!;
      }
      backward[at * N + from] = sum;
    }
    normalize(backward, at);
  }
  return backward;
}

function normalize(rows: Float64Array, at: number): void {
  let sum = 0;
  for (let state = 0; state < N; state++) sum += rows[at * N + state]!;
  for (let state = 0; state < N; state++) rows[at * N + state]! /= sum || 1;
}

function learnWord(
  example: Example,
  at: number,
  forward: Float64Array,
  backward: Float64Array,
  words: FtrlWeights,
): void {
  const expected = new Float64Array(N);
  for (let state = 0; state < N; state++) expected[state] = forward[at * N + state]! * backward[at * N + state]!;
  normalize(expected, 0);
  expected[example.states[at]!]! -= 1;
  for (const number of example.words[at]!) {
    for (let state = 0; state < N; state++) words.learn(number * N + state, expected[state]!);
  }
}

interface Sums {
  forward: Float64Array;
  backward: Float64Array;
  wordOdds: Float64Array;
  pairOdds: Float64Array;
}

function learnTransition(example: Example, at: number, sums: Sums, transitions: FtrlWeights): void {
  const expected = new Float64Array(PAIRS);
  let total = 0;
  for (let from = 0; from < N; from++) {
    for (let to = 0; to < N; to++) {
      const pair = from * N + to;
      const suffix = sums.wordOdds[at * N + to]! * sums.backward[at * N + to]!;
      expected[pair] = sums.forward[(at - 1) * N + from]! * sums.pairOdds[at * PAIRS + pair]! * suffix;
      total += expected[pair];
    }
  }
  for (let pair = 0; pair < PAIRS; pair++) expected[pair]! /= total || 1;
  expected[example.states[at - 1]! * N + example.states[at]!]! -= 1;
  for (const number of example.transitions[at]!) {
    for (let pair = 0; pair < PAIRS; pair++) {
      if (MAY_FOLLOW[pair]) transitions.learn(number * PAIRS + pair, expected[pair]!);
    }
  }
}
