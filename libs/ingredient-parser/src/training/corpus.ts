/** A line for training: its states, and the keys of the features of each word. */
export interface Example {
  states: readonly number[];
  words: readonly Int32Array[];
  transitions: readonly Int32Array[];
}

/** The examples with numbered features instead of keys, without rare ones. */
export interface Corpus {
  examples: Example[];
  wordKeys: Int32Array;
  transitionKeys: Int32Array;
}

/** Numbers the features that occur at least `minCount` times; rarer ones reduce the accuracy and enlarge the model. */
export function corpusOf(examples: readonly Example[], minCount: { words: number; transitions: number }): Corpus {
  const words = numbersOf(
    examples.map((example) => example.words),
    minCount.words,
  );
  const transitions = numbersOf(
    examples.map((example) => example.transitions),
    minCount.transitions,
  );
  return {
    examples: examples.map((example) => ({
      states: example.states,
      words: example.words.map((keys) => toNumbers(keys, words)),
      transitions: example.transitions.map((keys) => toNumbers(keys, transitions)),
    })),
    wordKeys: Int32Array.from(words.keys()),
    transitionKeys: Int32Array.from(transitions.keys()),
  };
}

function numbersOf(lines: readonly (readonly Int32Array[])[], minCount: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const keys of line) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const numbers = new Map<number, number>();
  for (const [key, count] of counts) if (count >= minCount) numbers.set(key, numbers.size);
  return numbers;
}

function toNumbers(keys: Int32Array, numbers: ReadonlyMap<number, number>): Int32Array {
  return Int32Array.from(keys, (key) => numbers.get(key) ?? -1).filter((number) => number >= 0);
}
