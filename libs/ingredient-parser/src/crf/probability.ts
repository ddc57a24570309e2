import type { Lattice } from './lattice.js';

/** Whether a word may have a state. */
export type IsAllowed = (at: number, state: number) => boolean;

/** Answers how likely it is that a line's states are among the allowed ones, from 0 to 1. */
export type Probability = (isAllowed: IsAllowed) => number;

/** Prepares a line for such questions. */
export function probabilityIn(lattice: Lattice): Probability {
  const odds = oddsOf(lattice);
  const all = logMass(odds, () => true);
  return (isAllowed) => Math.min(1, Math.exp(logMass(odds, isAllowed) - all));
}

/** Scores become factors, those of a word at most 1, so that products stay within range. */
function oddsOf(lattice: Lattice): Lattice {
  const { length, states } = lattice;
  const words = exponentials(lattice.words, states);
  const transitions = exponentials(lattice.transitions, states * states);
  return { length, states, words, transitions };
}

function exponentials(scores: Float64Array, width: number): Float64Array {
  const factors = new Float64Array(scores.length);
  for (let from = 0; from < scores.length; from += width) {
    let top = -Infinity;
    for (let at = from; at < from + width; at++) top = Math.max(top, scores[at] ?? top);
    for (let at = from; at < from + width; at++) {
      const score = scores[at] ?? 0;
      factors[at] = score === -Infinity ? 0 : Math.exp(score - top);
    }
  }
  return factors;
}

/** Logarithm of the sum over all allowed ways, up to a constant of the line; -Infinity when there is no way. */
function logMass({ length, states, words, transitions }: Lattice, isAllowed: IsAllowed): number {
  let [before, now] = [new Float64Array(states), new Float64Array(states)];
  let log = 0;
  for (let at = 0; at < length; at++) {
    now.fill(0);
    let sum = 0;
    for (let to = 0; to < states; to++) {
      if (!isAllowed(at, to)) continue;
      const arrived = at === 0 ? 1 : arriving(before, transitions, at * states * states + to);
      now[to] = (words[at * states + to] ?? 0) * arrived;
      sum += now[to] ?? 0;
    }
    if (sum === 0) return -Infinity;
    log += Math.log(sum);
    for (let to = 0; to < states; to++) now[to] = (now[to] ?? 0) / sum;
    [before, now] = [now, before];
  }
  return log;
}

function arriving(before: Float64Array, transitions: Float64Array, offset: number): number {
  let sum = 0;
  for (let from = 0; from < before.length; from++) {
    sum += (before[from] ?? 0) * (transitions[offset + from * before.length] ?? 0);
  }
  return sum;
}
