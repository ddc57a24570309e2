import type { Actor, IdentifiedItemDraft } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Item } from '../../list-rules/index.js';
import { ShoppingListRepository } from '../../list-store/index.js';
import type { ChangedList } from '../writing/staged-edit.js';

/** Finds items of repeated requests that were moved to another list since: they must not be created again. */
@Injectable()
export class ExistingItems {
  constructor(private readonly lists: ShoppingListRepository) {}

  /**
   * The household's items with the id of a draft that are on another list than the draft names, as updated items of
   * that list. An item that is moved at the same moment may be missed.
   */
  async findOnOtherLists(
    actor: Actor,
    drafts: readonly Pick<IdentifiedItemDraft, 'id' | 'shoppingListId' | 'isNew'>[],
  ): Promise<ChangedList[]> {
    const listIds = new Map(drafts.flatMap(({ id, shoppingListId, isNew }) => (isNew ? [] : [[id, shoppingListId]])));
    if (listIds.size === 0) return [];
    const lists = await this.lists.findWithItems(actor, [...listIds.keys()]);
    const moved = lists.map((list) => ({
      list,
      updated: list.items.filter(({ id }) => listIds.has(id) && listIds.get(id) !== list._id),
    }));
    return moved.map((each) => ({ ...each, created: [], deleted: [] })).filter(({ updated }) => updated.length > 0);
  }
}

/** Adds the unchanged items that earlier requests created to a change, so that the reply contains them. */
export function withExistingItems(change: ChangedList, incoming: readonly Item[]): ChangedList {
  const ids = new Set(incoming.map(({ id }) => id));
  for (const { id } of [...change.created, ...change.updated]) ids.delete(id);
  const repeated = ids.size > 0 ? change.list.items.filter(({ id }) => ids.has(id)) : [];
  return { ...change, updated: [...change.updated, ...repeated] };
}
