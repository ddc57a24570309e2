import { pick, randomNumbers } from '@larder/testing/random';

/** Random decisions, deterministic by seed. */
export class Random {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the values; undefined when there are none. */
  pick<Value>(values: readonly Value[]): Value | undefined {
    return pick(values, this.next);
  }
}
