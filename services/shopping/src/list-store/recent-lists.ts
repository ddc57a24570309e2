import type { HouseholdScope } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShoppingListRepository } from './shopping-list.repository.js';
import type { ShoppingListDocument } from './shopping-list.schema.js';

/** How long a list is cached after it was read or stored, in ms: about the interval between checks in a shop. */
const LIFETIME_MS = 60_000;
/** Most items of all lists; an item takes about a kilobyte. */
const MAX_ITEMS = 10_000;

/**
 * Lists as last read or stored by this process, so that hundreds of items need not be read again. Another process may
 * have changed a list since: before it is used, its revision must be compared with the stored one.
 */
@Injectable()
export class RecentLists {
  private readonly cache = new LRUCache<string, ShoppingListDocument>({
    ttl: LIFETIME_MS,
    maxSize: MAX_ITEMS,
    sizeCalculation: ({ items, deletedItems }) => 1 + items.length + deletedItems.length,
  });

  constructor(private readonly lists: ShoppingListRepository) {}

  /** The current state of a list; its items are only read if they have changed. Callers must not change it. */
  async find(household: HouseholdScope, id: string): Promise<ShoppingListDocument | null> {
    const cached = this.findCached(household, id);
    if (cached && (await this.lists.isCurrent(cached))) return cached;
    const list = await this.lists.find(household, id);
    if (list) this.save(list);
    return list;
  }

  /** A list that may be outdated. */
  findCached({ householdId }: HouseholdScope, listId: string): ShoppingListDocument | undefined {
    return this.cache.get(`${householdId} ${listId}`);
  }

  /** The household's list that has an item; it may be outdated. */
  findCachedWith({ householdId }: HouseholdScope, itemId: string): ShoppingListDocument | undefined {
    for (const list of this.cache.values()) {
      if (list.householdId === householdId && list.items.some(({ id }) => id === itemId)) return list;
    }
    return undefined;
  }

  save(list: ShoppingListDocument): void {
    this.cache.set(`${list.householdId} ${list._id}`, list);
  }
}
