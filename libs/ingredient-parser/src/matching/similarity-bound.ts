import { countOnes, lettersOf } from './letters.js';

/**
 * Upper bounds for the similarity of a text to many others, by their lengths and letters. Uses typed arrays, since all
 * names of the catalogue are checked.
 */
export class SimilarityBounds {
  private readonly lengths: Int32Array;
  private readonly letters: Int32Array;

  constructor(texts: readonly string[]) {
    this.lengths = Int32Array.from(texts, (text) => text.length);
    this.letters = Int32Array.from(texts, lettersOf);
  }

  /** Returns the upper bound for the similarity of a text to each of the others, by index. */
  of(text: string): (at: number) => number {
    const { lengths, letters } = this;
    const [length, own] = [text.length, lettersOf(text)];
    return (at) => {
      const [otherLength, other] = [lengths[at] ?? 0, letters[at] ?? 0];
      const common = Math.min(length - countOnes(own & ~other), otherLength - countOnes(other & ~own));
      return (200 * common) / (length + otherLength || 1);
    };
  }
}
