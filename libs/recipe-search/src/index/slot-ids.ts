import { Buffer } from 'node:buffer';
import { withLength } from './typed-arrays.js';

/** A UUID has four numbers of 32 bits. */
const WORDS = 4;
const UUID_BYTES = 16;
/** Where each byte of a UUID is in its text. */
const PLACES = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);
const DIGITS = Buffer.from('0123456789abcdef');
/** The value of each digit by its code; `NO_DIGIT` for other characters. */
const NO_DIGIT = 255;
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => (DIGITS.includes(code) ? DIGITS.indexOf(code) : NO_DIGIT));
/** The UUID that was read last. */
const UUID_WORDS = new Uint32Array(4);
/** The text that is written next; a thread writes one at a time. */
const UUID_TEXT = Buffer.alloc(36, '-');
const FIRST_SLOTS = 64;
/** What the table contains for no slot, and for a slot whose id was removed; other entries are slots plus two. */
const [NONE, REMOVED, OFFSET] = [0, 1, 2];

/** The ids of slots, and the slot of each id: 16 bytes for a UUID and 12 in a table, instead of 130 for texts in a map. */
export class SlotIds {
  private words = new Uint32Array(FIRST_SLOTS * WORDS);
  /** Ids that are no UUIDs, by slot; and back. */
  private readonly others = new Map<number, string>();
  private readonly slotsOfOthers = new Map<string, number>();
  /** A hash table with open addressing. Its length is a power of two. */
  private table = new Uint32Array(FIRST_SLOTS * 2);
  private uuids = 0;
  private used = 0;

  /** The number of ids that have a slot. */
  get count(): number {
    return this.uuids + this.slotsOfOthers.size;
  }

  /** Assigns a slot to an id, which may have had another one; an earlier id of the slot must have been deleted. */
  set(slot: number, id: string): void {
    if (!readUuid(id)) {
      this.others.set(slot, id);
      this.slotsOfOthers.set(id, slot);
      return;
    }
    if (this.others.size > 0) this.others.delete(slot);
    this.words = withLength(this.words, (slot + 1) * WORDS);
    this.words.set(UUID_WORDS, slot * WORDS);
    if (this.used * 2 >= this.table.length) this.rebuildTable();
    this.enter(slot);
  }

  /** The slot of an id. */
  slotOf(id: string): number | undefined {
    if (!readUuid(id)) return this.slotsOfOthers.get(id);
    const entry = this.table[this.placeOf(UUID_WORDS, 0)] ?? NONE;
    return entry === NONE ? undefined : entry - OFFSET;
  }

  /** Removes an id; `idOf` still returns it for its slot. */
  delete(id: string): void {
    if (!readUuid(id)) return void this.slotsOfOthers.delete(id);
    const place = this.placeOf(UUID_WORDS, 0);
    if (this.table[place] === NONE) return;
    this.table[place] = REMOVED;
    this.uuids -= 1;
  }

  /** The id of a slot that has or had one. */
  idOf(slot: number): string {
    const other = this.others.get(slot);
    if (other !== undefined) return other;
    for (let byte = 0; byte < UUID_BYTES; byte += 1) {
      const word = this.words[slot * WORDS + (byte >> 2)] ?? 0;
      const value = (word >>> (24 - 8 * (byte & 3))) & 255;
      const place = PLACES[byte] ?? 0;
      UUID_TEXT[place] = DIGITS[value >> 4] ?? 0;
      UUID_TEXT[place + 1] = DIGITS[value & 15] ?? 0;
    }
    return UUID_TEXT.toString('latin1');
  }

  /** Compares the ids of two slots as texts. */
  compare(a: number, b: number): number {
    if (this.others.size > 0 && (this.others.has(a) || this.others.has(b))) return this.idOf(a) < this.idOf(b) ? -1 : 1;
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.words[a * WORDS + word] ?? 0) - (this.words[b * WORDS + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The slots of all ids, in ascending order. */
  slots(): number[] {
    const ofUuids = Array.from(this.table.filter((entry) => entry >= OFFSET).sort(), (entry) => entry - OFFSET);
    if (this.slotsOfOthers.size === 0) return ofUuids;
    return [...ofUuids, ...this.slotsOfOthers.values()].sort((a, b) => a - b);
  }

  private enter(slot: number): void {
    const place = this.placeOf(this.words, slot * WORDS);
    if (this.table[place] === NONE) {
      this.used += 1;
      this.uuids += 1;
    }
    this.table[place] = slot + OFFSET;
  }

  /** Where the table contains the id in `words`, or the free place for it. */
  private placeOf(words: ArrayLike<number>, from: number): number {
    const mask = this.table.length - 1;
    for (let place = hashOf(words, from) & mask; ; place = (place + 1) & mask) {
      const entry = this.table[place] ?? NONE;
      if (entry === NONE || (entry >= OFFSET && this.isIn(entry - OFFSET, words, from))) return place;
    }
  }

  private isIn(slot: number, words: ArrayLike<number>, from: number): boolean {
    for (let word = 0; word < WORDS; word += 1)
      if (this.words[slot * WORDS + word] !== words[from + word]) return false;
    return true;
  }

  /** Leaves removed entries out, and makes the table as large as the others need. */
  private rebuildTable(): void {
    const entries = this.table.filter((entry) => entry >= OFFSET);
    let length = FIRST_SLOTS * 2;
    while (length < entries.length * 3) length *= 2;
    this.table = new Uint32Array(length);
    [this.used, this.uuids] = [0, 0];
    for (const entry of entries) this.enter(entry - OFFSET);
  }
}

/** Reads an id into `UUID_WORDS`; whether it is a UUID in lower case. */
function readUuid(id: string): boolean {
  if (id.length !== UUID_TEXT.length) return false;
  for (let byte = 0; byte < UUID_BYTES; byte += 1) {
    const place = PLACES[byte] ?? 0;
    const high = VALUES[id.charCodeAt(place)] ?? NO_DIGIT;
    const low = VALUES[id.charCodeAt(place + 1)] ?? NO_DIGIT;
    if (high === NO_DIGIT || low === NO_DIGIT) return false;
    const word = UUID_WORDS[byte >> 2] ?? 0;
    UUID_WORDS[byte >> 2] = (word << 8) | (high << 4) | low;
  }
  return id[8] === '-' && id[13] === '-' && id[18] === '-' && id[23] === '-';
}

/** Mixes all words, since the first ones of ids with a time are similar. */
function hashOf(words: ArrayLike<number>, from: number): number {
  let hash = 0;
  for (let word = from; word < from + WORDS; word += 1)
    hash = Math.imul(hash ^ (words[word] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return (hash ^ (hash >>> 16)) >>> 0;
}
