import { Buffer } from 'node:buffer';
import { SlotIds, withLength } from '@larder/recipe-search';

/** The size of a block, except of those for larger texts. */
const BLOCK_BYTES = 1 << 18;
/** Maximum number of texts of a block. */
const BLOCK_TEXTS = 512;

interface Block {
  buffer: Buffer;
  /** The number of its texts, and the free position after them. */
  count: number;
  end: number;
}

/**
 * Caches texts by id and version, which is a few numbers, in buffers outside of the heap, whose collections need not
 * visit them. When it is full, the texts that were added first are forgotten, a block at a time.
 */
export class TextCache {
  private readonly slots = new SlotIds();
  private readonly blocks: Block[] = [];
  private current = -1;
  private starts = new Uint32Array();
  private lengths = new Uint32Array();
  private versions = new Float64Array();

  /**
   * @param maxBytes rounded up to whole blocks
   * @param versionLength how many numbers a version has
   */
  constructor(
    private readonly maxBytes: number,
    private readonly versionLength: number,
  ) {}

  /** Whether the text of a record is cached with this version. */
  has(id: string, version: readonly number[]): boolean {
    return this.slotOf(id, version) !== undefined;
  }

  /** The text of a record if it is cached with this version. */
  find(id: string, version: readonly number[]): string | null {
    const slot = this.slotOf(id, version);
    if (slot === undefined) return null;
    const start = this.starts[slot] ?? 0;
    return this.blockOf(slot)?.buffer.toString('utf8', start, start + (this.lengths[slot] ?? 0)) ?? null;
  }

  /** Caches a text instead of an earlier one of the record. */
  add(id: string, version: readonly number[], text: string): void {
    const length = Buffer.byteLength(text);
    const block = this.blockFor(length);
    const slot = this.current * BLOCK_TEXTS + block.count;
    this.reserve(slot + 1);
    this.slots.set(slot, id);
    this.starts[slot] = block.end;
    this.lengths[slot] = length;
    this.versions.set(version, slot * this.versionLength);
    block.buffer.write(text, block.end);
    block.end += length;
    block.count += 1;
  }

  private slotOf(id: string, version: readonly number[]): number | undefined {
    const slot = this.slots.slotOf(id);
    if (slot === undefined) return undefined;
    const start = slot * this.versionLength;
    return version.every((number, index) => Object.is(this.versions[start + index], number)) ? slot : undefined;
  }

  private blockOf(slot: number): Block | undefined {
    return this.blocks[Math.floor(slot / BLOCK_TEXTS)];
  }

  /** The block that texts are added to, with space for one of this length. */
  private blockFor(length: number): Block {
    const block = this.blocks[this.current];
    if (block && block.count < BLOCK_TEXTS && block.end + length <= block.buffer.length) return block;
    this.current = (this.current + 1) % Math.ceil(this.maxBytes / BLOCK_BYTES);
    return this.emptyBlock(length);
  }

  private emptyBlock(length: number): Block {
    this.forget(this.current);
    const earlier = this.blocks[this.current]?.buffer;
    const size = Math.max(length, BLOCK_BYTES);
    const buffer = earlier?.length === size ? earlier : Buffer.allocUnsafeSlow(size);
    return (this.blocks[this.current] = { buffer, count: 0, end: 0 });
  }

  private forget(number: number): void {
    const count = this.blocks[number]?.count ?? 0;
    for (let slot = number * BLOCK_TEXTS; slot < number * BLOCK_TEXTS + count; slot += 1) {
      const id = this.slots.idOf(slot);
      if (this.slots.slotOf(id) === slot) this.slots.delete(id); // a later text of the record may be in another block
    }
  }

  private reserve(slots: number): void {
    this.starts = withLength(this.starts, slots);
    this.lengths = withLength(this.lengths, slots);
    this.versions = withLength(this.versions, slots * this.versionLength);
  }
}
