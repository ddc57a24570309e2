/** The scores of a line: for each word and state (`words`), and for each word and pair of states (`transitions`). */
export interface Lattice {
  length: number;
  states: number;
  /** `length × states`. */
  words: Float64Array;
  /** `length × states × states`: from the state of the word before to that of this word; the first word has none. */
  transitions: Float64Array;
}

/** The most likely states, one for each word. */
export function viterbi({ length, states, words, transitions }: Lattice): number[] {
  const best = words.slice();
  const from = new Uint8Array(length * states);
  for (let at = 1; at < length; at++) {
    for (let to = 0; to < states; to++) {
      let [top, topFrom] = [-Infinity, 0];
      for (let state = 0; state < states; state++) {
        const score = (best[(at - 1) * states + state] ?? 0) + (transitions[(at * states + state) * states + to] ?? 0);
        if (score > top) [top, topFrom] = [score, state];
      }
      best[at * states + to] = (best[at * states + to] ?? 0) + top;
      from[at * states + to] = topFrom;
    }
  }
  return walkBack(best, from, length, states);
}

function walkBack(best: Float64Array, from: Uint8Array, length: number, states: number): number[] {
  const path = new Array<number>(length).fill(0);
  const last = best.subarray((length - 1) * states);
  let state = last.reduce((top, score, at) => (score > (last[top] ?? 0) ? at : top), 0);
  for (let at = length - 1; at >= 0; at--) {
    path[at] = state;
    state = from[at * states + state] ?? 0;
  }
  return path;
}
