/** The scores of a line: of each word and state (`words`), and of each word and pair of states (`transitions`). */
export interface Lattice {
  length: number;
  states: number;
  /** `length × states`. */
  words: Float64Array;
  /** `length × states × states`: from the state of the previous word to that of this word; none for the first word. */
  transitions: Float64Array;
}

/** The most probable sequence of states, one per word. */
export function viterbi({ length, states, words, transitions }: Lattice): number[] {
  const best = new Float64Array(length * states).fill(-Infinity);
  const previous = new Uint8Array(length * states);
  for (let state = 0; state < states; state++) best[state] = words[state] ?? 0;
  for (let at = 1; at < length; at++) {
    for (let from = 0; from < states; from++) {
      const score = best[(at - 1) * states + from] ?? 0;
      if (score === -Infinity) continue;
      const row = (at * states + from) * states;
      for (let to = 0; to < states; to++) {
        const index = at * states + to;
        const candidate = score + (transitions[row + to] ?? 0) + (words[index] ?? 0);
        if (candidate <= (best[index] ?? 0)) continue;
        best[index] = candidate;
        previous[index] = from;
      }
    }
  }
  return backtrack(best, previous, length, states);
}

function backtrack(best: Float64Array, previous: Uint8Array, length: number, states: number): number[] {
  const path = new Array<number>(length).fill(0);
  const last = best.subarray((length - 1) * states);
  let state = last.reduce((top, score, at) => (score > (last[top] ?? 0) ? at : top), 0);
  for (let at = length - 1; at >= 0; at--) {
    path[at] = state;
    state = previous[at * states + state] ?? 0;
  }
  return path;
}
