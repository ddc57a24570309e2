import { mix } from '../../crf/hash.js';

/** Collects the keys of a word's features. The same fact in another place of the list is another feature. */
export class FeatureKeys {
  readonly list: Int32Array;
  private count = 0;

  /**
   * @param size how many will be added
   * @param kind keeps features of different kinds apart
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
