import { mix } from '../../crf/hash.js';

/** Collects the keys of a word's features. The position in the list is part of the key. */
export class FeatureKeys {
  readonly list: Int32Array;
  private count = 0;

  /**
   * @param size the number of features that will be added
   * @param kind part of the keys, to distinguish features of words and transitions
   */
  constructor(
    size: number,
    private readonly kind: number,
  ) {
    this.list = new Int32Array(size);
  }

  add(fact: number): void {
    this.list[this.count] = mix(this.kind + this.count, fact);
    this.count++;
  }
}
