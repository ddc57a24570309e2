import type { Lattice } from '../crf/lattice.js';
import { addWeights, type FeatureWeights } from '../crf/model.js';
import type { LineFeatures } from './features/features.js';
import { mayFollow, STATE_COUNT } from './states.js';

/** The trained weights. */
export interface CrfModel {
  /** One column per state. */
  words: FeatureWeights;
  /** One column per pair of states, `from × STATE_COUNT + to`. */
  transitions: FeatureWeights;
}

const PAIRS = STATE_COUNT * STATE_COUNT;
const ALLOWED_PAIRS = Float64Array.from({ length: PAIRS }, (_, pair) => {
  return mayFollow(Math.floor(pair / STATE_COUNT), pair % STATE_COUNT) ? 0 : -Infinity;
});
const ALLOWED_FIRST = Float64Array.from({ length: STATE_COUNT }, (_, state) => (mayFollow(-1, state) ? 0 : -Infinity));

/** Computes the scores of each word of a line in each state. */
export function buildLattice({ words, transitions }: CrfModel, features: LineFeatures): Lattice {
  const length = features.words.length;
  const lattice = {
    length,
    states: STATE_COUNT,
    words: new Float64Array(length * STATE_COUNT),
    transitions: new Float64Array(length * PAIRS),
  };
  lattice.words.set(ALLOWED_FIRST);
  for (let at = 0; at < length; at++) {
    addAll(words, features.words[at], lattice.words, at * STATE_COUNT);
    if (at === 0) continue;
    lattice.transitions.set(ALLOWED_PAIRS, at * PAIRS);
    addAll(transitions, features.transitions[at], lattice.transitions, at * PAIRS);
  }
  return lattice;
}

function addAll(table: FeatureWeights, keys: Int32Array | undefined, sums: Float64Array, offset: number): void {
  if (!keys) return;
  for (let at = 0; at < keys.length; at++) addWeights(table, keys[at] ?? 0, sums, offset);
}
