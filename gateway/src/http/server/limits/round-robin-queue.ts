/** A queue that takes items of each caller in turn, and those of one caller in their order. */
export class RoundRobinQueue<T> {
  /** The caller whose turn it is comes first. */
  private readonly callers = new Map<string, Set<T>>();

  add(caller: string, item: T): void {
    const items = this.callers.get(caller);
    if (items) items.add(item);
    else this.callers.set(caller, new Set([item]));
  }

  /** Whether the item was waiting; it is removed. */
  delete(caller: string, item: T): boolean {
    const items = this.callers.get(caller);
    if (!items?.delete(item)) return false;
    if (items.size === 0) this.callers.delete(caller);
    return true;
  }

  /** Removes the next item; undefined when none is waiting. */
  take(): T | undefined {
    for (const [caller, items] of this.callers) {
      for (const item of items) {
        items.delete(item);
        this.callers.delete(caller);
        if (items.size > 0) this.callers.set(caller, items);
        return item;
      }
    }
    return undefined;
  }
}
