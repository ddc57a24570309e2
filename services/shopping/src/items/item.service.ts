import {
  CommonErrors,
  type Actor,
  type IdentifiedItemDraft,
  type ShoppingItem,
  type ShoppingItemBulkUpdate,
  type ShoppingItemChanges,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { createItems, updateItems, type Item } from '../list-rules/index.js';
import { RecentLists, ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { ExistingItems, withExistingItems } from './input/existing-items.js';
import { toUpdatedItem } from './input/item-records.js';
import { catalogueNeeds, NewItems } from './input/new-items.js';
import { ItemMoves } from './item-moves.js';
import { ItemCatalogue } from './reading/item-catalogue.js';
import { ItemPresenter } from './reading/item-presenter.js';
import { ListWriter } from './writing/list-writer.js';
import type { ChangedList } from './writing/staged-edit.js';

/** An update that names another list than the one its item is on. */
interface MovingItem {
  from: string;
  item: Item;
  update: ShoppingItemBulkUpdate;
}

/** The items of lists. Every member of the household may change all of them. */
@Injectable()
export class ItemService {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly recent: RecentLists,
    private readonly writer: ListWriter,
    private readonly newItems: NewItems,
    private readonly existing: ExistingItems,
    private readonly moves: ItemMoves,
    private readonly catalogue: ItemCatalogue,
    private readonly presenter: ItemPresenter,
  ) {}

  async read(actor: Actor, id: string): Promise<ShoppingItem> {
    const { list, item } = await this.find(actor, id);
    return this.present(actor, list, item);
  }

  /** Items of a list by id, without those that do not exist. */
  async readByIds(actor: Actor, listId: string, ids: readonly string[]): Promise<ShoppingItem[]> {
    const list = await this.recent.find(actor, listId);
    const itemIds = new Set(ids);
    return list
      ? this.presenter.toItems(
          actor,
          list,
          list.items.filter(({ id }) => itemIds.has(id)),
        )
      : [];
  }

  /**
   * Creates items, or merges them into existing ones. Every list must belong to the household. An item that is on
   * another list by now is returned from there, unchanged.
   */
  async create(actor: Actor, drafts: readonly IdentifiedItemDraft[]): Promise<ShoppingItemChanges> {
    const [{ items, catalogue, units }, moved] = await Promise.all([
      this.newItems.prepare(actor, drafts),
      this.existing.findOnOtherLists(actor, drafts),
    ]);
    const movedIds = new Set(moved.flatMap(({ updated }) => updated.map(({ id }) => id)));
    const byList = grouped(items, ({ listId }) => listId);
    // A single list is checked when it is changed.
    if (byList.size > 1) await this.checkLists(actor, [...byList.keys()]);
    const changed = [...moved];
    for (const [listId, some] of byList) {
      const incoming = some.flatMap(({ listId: _, ...item }) => (movedIds.has(item.id) ? [] : item));
      const change = await this.writer.change(actor, listId, {
        units,
        apply: (editor) => createItems(editor, incoming),
      });
      changed.push(withExistingItems(change, incoming));
    }
    return this.presenter.toChanges(actor, changed, catalogue);
  }

  /** Replaces items; unknown ones, and those for an unknown list, are skipped, or refused if `mustExist`. */
  async update(
    actor: Actor,
    updates: readonly ShoppingItemBulkUpdate[],
    mustExist: boolean,
  ): Promise<ShoppingItemChanges> {
    const lists = await this.lists.findWithItems(
      actor,
      updates.map(({ id }) => id),
    );
    const { staying, moving } = await this.splitByMove(actor, lists, updates);
    if (mustExist && staying.length + moving.length < updates.length) throw CommonErrors.notFound();
    const catalogue = await this.catalogue.read(actor, catalogueNeeds(updates));
    const units = await this.catalogue.convertibleUnits(actor, catalogue);
    const changed: ChangedList[] = [];
    const byList = grouped(staying, ({ shoppingListId }) => shoppingListId);
    for (const read of lists.filter(({ _id }) => byList.has(_id))) {
      const change = await this.writer.change(actor, read._id, {
        units,
        read,
        apply: (editor) => {
          const values = (byList.get(read._id) ?? []).flatMap((each) => {
            const item = editor.find(each.id);
            return item ? toUpdatedItem(item, each, catalogue, editor.now) : [];
          });
          updateItems(editor, values);
        },
      });
      changed.push(change);
    }
    for (const { from, item, update } of moving) {
      const moved = (now: Date) => toUpdatedItem(item, update, catalogue, now);
      changed.push(...(await this.moves.move(actor, { from, to: update.shoppingListId, units, item: moved })));
    }
    return this.presenter.toChanges(actor, changed, catalogue);
  }

  async copy(actor: Actor, id: string, copyId: string): Promise<ShoppingItem> {
    const { list } = await this.find(actor, id);
    const { list: after } = await this.writer.change(actor, list._id, {
      read: list,
      apply: (editor) => {
        const item = editor.find(id);
        if (!item || editor.find(copyId)) return;
        const { now } = editor;
        editor.insert({ ...item, id: copyId, recipeReferences: [], createdAt: now, updatedAt: now });
      },
    });
    const copied = after.items.find((each) => each.id === copyId);
    if (!copied) throw CommonErrors.notFound();
    return this.present(actor, after, copied);
  }

  /** Deletes items; unknown ones are skipped. */
  async delete(actor: Actor, ids: readonly string[]): Promise<number> {
    const lists = await this.lists.findWithItems(actor, ids);
    let deleted = 0;
    for (const read of lists) {
      const change = await this.writer.change(actor, read._id, {
        read,
        apply: (editor) => {
          for (const id of ids) editor.remove(id);
        },
      });
      deleted += change.deleted.length;
    }
    return deleted;
  }

  /** The updates of items that stay on their list, and of those that move to another one; unknown items and lists are left out. */
  private async splitByMove(
    actor: Actor,
    lists: readonly ShoppingListDocument[],
    updates: readonly ShoppingItemBulkUpdate[],
  ): Promise<{ staying: ShoppingItemBulkUpdate[]; moving: MovingItem[] }> {
    const current = new Map(lists.flatMap(({ _id, items }) => items.map((item) => [item.id, { from: _id, item }])));
    const staying = updates.filter(({ id, shoppingListId }) => current.get(id)?.from === shoppingListId);
    const moving = updates.flatMap((update) => {
      const stored = current.get(update.id);
      return stored && stored.from !== update.shoppingListId ? [{ ...stored, update }] : [];
    });
    if (moving.length === 0) return { staying, moving: [] };
    const targetIds = new Set(
      await this.lists.findExistingIds(
        actor,
        moving.map(({ update }) => update.shoppingListId),
      ),
    );
    return { staying, moving: moving.filter(({ update }) => targetIds.has(update.shoppingListId)) };
  }

  private async checkLists(actor: Actor, ids: string[]): Promise<void> {
    if (!(await this.lists.allExist(actor, ids))) throw CommonErrors.notFound();
  }

  private async find(actor: Actor, id: string): Promise<{ list: ShoppingListDocument; item: Item }> {
    const [list] = await this.lists.findWithItems(actor, [id]);
    const item = list?.items.find((each) => each.id === id);
    if (!list || !item) throw CommonErrors.notFound();
    return { list, item };
  }

  private async present(actor: Actor, list: ShoppingListDocument, item: Item): Promise<ShoppingItem> {
    const [presented] = await this.presenter.toItems(actor, list, [item]);
    if (!presented) throw CommonErrors.notFound();
    return presented;
  }
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
