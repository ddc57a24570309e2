const FIRST_BYTES = 8;
const GROWTH = 1.5;
/** A number takes five bytes at most: seven bits each. */
const MOST_BYTES = 5;

/** Growing numbers in little memory: the distance to the one before, in as few bytes as it needs. */
export class PostingList {
  /** How many there are. */
  count = 0;
  private bytes = new Uint8Array(FIRST_BYTES);
  private length = 0;
  private last = -1;

  /** Adds a number that is not smaller than any before; the last one again changes nothing. */
  add(number: number): void {
    if (number === this.last) return;
    let distance = number - this.last;
    this.last = number;
    this.count += 1;
    if (this.length + MOST_BYTES > this.bytes.length) this.grow();
    while (distance > 127) {
      this.bytes[this.length++] = (distance & 127) | 128;
      distance >>>= 7;
    }
    this.bytes[this.length++] = distance;
  }

  /** Calls `visit` with each number, smallest first. */
  forEach(visit: (number: number) => void): void {
    const { bytes, length } = this;
    let number = -1;
    let [distance, shift] = [0, 0];
    for (let index = 0; index < length; index += 1) {
      const byte = bytes[index] ?? 0;
      distance |= (byte & 127) << shift;
      shift += 7;
      if (byte > 127) continue;
      number += distance;
      [distance, shift] = [0, 0];
      visit(number);
    }
  }

  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.count);
    let index = 0;
    this.forEach((number) => (numbers[index++] = number));
    return numbers;
  }

  /** Memory in bytes, about. */
  get size(): number {
    return this.bytes.length + 100;
  }

  private grow(): void {
    const larger = new Uint8Array(Math.ceil(this.bytes.length * GROWTH) + MOST_BYTES);
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
