import type { Owner } from './round-robin-queue.js';

/** Counts the slots that each owner of requests occupies. */
export class SlotCounts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly maxPerOwner: number) {}

  add(owner: Owner, slots: number): void {
    for (const name of owner) {
      const count = (this.counts.get(name) ?? 0) + slots;
      if (count > 0) this.counts.set(name, count);
      else this.counts.delete(name);
    }
  }

  /** Whether the owner, and those it belongs to, may occupy another slot. */
  mayAdd(owner: Owner): boolean {
    return owner.every((name) => (this.counts.get(name) ?? 0) < this.maxPerOwner);
  }
}
