/** Who an item belongs to, the widest first, such as an address and a user of it; each name is unique in a queue. */
export type Owner = readonly string[];

/**
 * A queue that takes items of each owner in turn, and those of one owner in their order. Owners within an owner, such as
 * the users of an address, take its turns in turn.
 */
export class RoundRobinQueue<T> {
  private readonly items = new Set<T>();
  /** The owner whose turn it is comes first. */
  private readonly owners = new Map<string, RoundRobinQueue<T>>();

  private get isEmpty(): boolean {
    return this.items.size === 0 && this.owners.size === 0;
  }

  add([name, ...inner]: Owner, item: T): void {
    if (name === undefined) return void this.items.add(item);
    const queue = this.owners.get(name) ?? new RoundRobinQueue<T>();
    this.owners.set(name, queue);
    queue.add(inner, item);
  }

  /** Whether the item was waiting; it is removed. */
  delete([name, ...inner]: Owner, item: T): boolean {
    if (name === undefined) return this.items.delete(item);
    const queue = this.owners.get(name);
    if (!queue?.delete(inner, item)) return false;
    if (queue.isEmpty) this.owners.delete(name);
    return true;
  }

  /** Removes the next item of an owner that may have one now; undefined when none is waiting. */
  take(mayTake: (owner: Owner) => boolean = () => true): T | undefined {
    for (const item of this.items) {
      this.items.delete(item);
      return item;
    }
    for (const [name, queue] of this.owners) {
      const item = mayTake([name]) ? queue.take(mayTake) : undefined;
      if (item === undefined) continue;
      this.owners.delete(name);
      if (!queue.isEmpty) this.owners.set(name, queue);
      return item;
    }
    return undefined;
  }
}
