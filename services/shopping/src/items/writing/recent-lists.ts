import type { Actor } from '@larder/contracts';
import { LRUCache } from 'lru-cache';
import type { ShoppingListDocument } from '../../list-store/index.js';

/** How long a list is cached after its last change, in milliseconds: about the interval between checks in a shop. */
const LIFETIME_MS = 60_000;
/** Most items of all lists; an item takes about a kilobyte. */
const MAX_ITEMS = 10_000;

type Household = Pick<Actor, 'householdId'>;

/**
 * Lists as last stored by this process, so that the next check need not read hundreds of items. Another process may
 * have changed a list since; decisions are only valid once a write that checks the revision has succeeded.
 */
export class RecentLists {
  private readonly lists = new LRUCache<string, ShoppingListDocument>({
    ttl: LIFETIME_MS,
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
