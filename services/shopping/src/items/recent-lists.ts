import type { Actor } from '@larder/contracts';
import { LRUCache } from 'lru-cache';
import type { ShoppingListDocument } from '../list-store/index.js';

/** How long a list is kept after its last change, in milliseconds: about as long as someone in a shop ticks on. */
const KEPT_MS = 60_000;
/** All lists together; an item takes about a kilobyte. */
const MAX_ITEMS = 10_000;

type Household = Pick<Actor, 'householdId'>;

/**
 * Lists as this process has stored them last, so that the next tick need not read hundreds of items. Another process may
 * have changed a list since: what is decided on one of these holds only once a write that checks the revision succeeded.
 */
export class RecentLists {
  private readonly lists = new LRUCache<string, ShoppingListDocument>({
    ttl: KEPT_MS,
    maxSize: MAX_ITEMS,
    sizeCalculation: ({ items, deletedItems }) => 1 + items.length + deletedItems.length,
  });

  get({ householdId }: Household, listId: string): ShoppingListDocument | undefined {
    return this.lists.get(`${householdId} ${listId}`);
  }

  /** The household's list that has an item. */
  listWith({ householdId }: Household, itemId: string): ShoppingListDocument | undefined {
    for (const list of this.lists.values()) {
      if (list.householdId === householdId && list.items.some(({ id }) => id === itemId)) return list;
    }
    return undefined;
  }

  set(list: ShoppingListDocument): void {
    this.lists.set(`${list.householdId} ${list._id}`, list);
  }
}
