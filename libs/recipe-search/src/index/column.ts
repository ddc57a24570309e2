const FIRST_SLOTS = 64;

/** One value of each slot: numbers with eight bytes each, and texts. */
export class Column {
  /** `NaN` for slots without a number. */
  private numbers = new Float64Array();
  private readonly texts: (string | undefined)[] = [];

  get(slot: number): string | number | null {
    const number = this.numbers[slot] ?? NaN;
    return Number.isNaN(number) ? (this.texts[slot] ?? null) : number;
  }

  /** Sets the value of a slot without one. Slots are filled in ascending order. */
  set(slot: number, value: string | number): void {
    if (typeof value === 'number') return this.setNumber(slot, value);
    while (this.texts.length < slot) this.texts.push(undefined); // an array with holes would be slower
    this.texts.push(value);
  }

  private setNumber(slot: number, value: number): void {
    if (slot >= this.numbers.length) {
      const larger = new Float64Array(Math.max(FIRST_SLOTS, slot + 1, this.numbers.length * 1.5)).fill(NaN);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[slot] = value;
  }
}
