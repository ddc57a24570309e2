const FIRST_BYTES = 8;
/** Little: there are thousands of lists, and on average half of the added space is free. */
const GROWTH = 1.25;
/** Maximum length of an encoded number: seven bits per byte. */
const MAX_BYTES = 5;

/** A compressed list of increasing numbers: the differences to the previous number, encoded with variable length. */
export class PostingList {
  /** The number of entries. */
  count = 0;
  private bytes = new Uint8Array(FIRST_BYTES);
  private length = 0;
  private last = -1;

  /** Adds a number that is not smaller than the previous ones; a repeated one is ignored. */
  add(number: number): void {
    if (number === this.last) return;
    let difference = number - this.last;
    this.last = number;
    this.count += 1;
    if (this.length + MAX_BYTES > this.bytes.length) this.grow();
    while (difference > 127) {
      this.bytes[this.length++] = (difference & 127) | 128;
      difference >>>= 7;
    }
    this.bytes[this.length++] = difference;
  }

  /** Calls `visit` with each number in ascending order. */
  forEach(visit: (number: number) => void): void {
    const { bytes, length } = this;
    let number = -1;
    let [difference, shift] = [0, 0];
    for (let index = 0; index < length; index += 1) {
      const byte = bytes[index] ?? 0;
      difference |= (byte & 127) << shift;
      shift += 7;
      if (byte > 127) continue;
      number += difference;
      [difference, shift] = [0, 0];
      visit(number);
    }
  }

  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.count);
    let index = 0;
    this.forEach((number) => (numbers[index++] = number));
    return numbers;
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.bytes.length + 100;
  }

  private grow(): void {
    const larger = new Uint8Array(Math.ceil(this.bytes.length * GROWTH) + MAX_BYTES);
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
