import { TextStore } from './text-store.js';
import { withLength } from './typed-arrays.js';

const LATIN_1 = /^[\0-\xff]*$/;

/** One value of each slot: numbers with eight bytes each, and texts. */
export class Column {
  /** `NaN` for slots without a number. */
  private numbers = new Float64Array();
  private readonly texts = new TextStore();
  /** The number of the slot's text plus one. */
  private textNumbers = new Uint32Array();
  /** Texts that have no form with one byte per character. */
  private readonly wideTexts = new Map<number, string>();

  get(slot: number): string | number | null {
    const text = this.textNumbers[slot] ?? 0;
    if (text > 0) return this.texts.textOf(text - 1);
    const number = this.numbers[slot] ?? NaN;
    return Number.isNaN(number) ? (this.wideTexts.get(slot) ?? null) : number;
  }

  /** Sets the value of a slot without one. Slots are filled in ascending order. */
  set(slot: number, value: string | number): void {
    if (typeof value === 'number') return this.setNumber(slot, value);
    if (!LATIN_1.test(value)) return void this.wideTexts.set(slot, value);
    this.textNumbers = withLength(this.textNumbers, slot + 1);
    this.textNumbers[slot] = this.texts.add(value) + 1;
  }

  private setNumber(slot: number, value: number): void {
    const { length } = this.numbers;
    this.numbers = withLength(this.numbers, slot + 1);
    this.numbers.fill(NaN, length);
    this.numbers[slot] = value;
  }
}
