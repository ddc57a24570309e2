/** A line ready for training: its states and, per word, the keys of its features. */
export interface Example {
  states: readonly number[];
  words: readonly Int32Array[];
  transitions: readonly Int32Array[];
}

/** The same with features by number instead of by key, rare ones left out. */
export interface Corpus {
  examples: Example[];
  wordKeys: Int32Array;
  transitionKeys: Int32Array;
}

/** Numbers the features that occur often enough: rarer ones teach mistakes and fill the model. */
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
