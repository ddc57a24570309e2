import { CommonErrors, type Actor, type ShoppingItemBulkUpdate, type ShoppingItemChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { updateItems, type Item, type StandardUnits } from '../list-rules/index.js';
import { ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { toUpdatedItem } from './input/item-records.js';
import { catalogueNeeds } from './input/new-items.js';
import { ItemMoves } from './item-moves.js';
import { ItemCatalogue } from './reading/item-catalogue.js';
import type { Catalogue } from './reading/item.mapper.js';
import { ItemPresenter } from './reading/item-presenter.js';
import { ListWriter } from './writing/list-writer.js';
import type { ChangedList } from './writing/staged-edit.js';

/** An update that names another list than the one its item is on. */
interface MovingItem {
  from: string;
  item: Item;
  update: ShoppingItemBulkUpdate;
}

/** The records and conversions that all updates of a request use. */
interface UpdateContext {
  catalogue: Catalogue;
  units: StandardUnits;
}

/** Replaces items, each as a whole. */
@Injectable()
export class ItemUpdater {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly writer: ListWriter,
    private readonly moves: ItemMoves,
    private readonly catalogue: ItemCatalogue,
    private readonly presenter: ItemPresenter,
  ) {}

  /** Replaces items; unknown ones, and those for an unknown list, are skipped, or refused if all must exist. */
  async update(
    actor: Actor,
    updates: readonly ShoppingItemBulkUpdate[],
    { mustExist }: { mustExist: boolean },
  ): Promise<ShoppingItemChanges> {
    const ids = updates.map(({ id }) => id);
    const lists = await this.lists.findWithItems(actor, ids);
    const { staying, moving } = await this.splitByMove(actor, lists, updates);
    if (mustExist && staying.length + moving.length < updates.length) throw CommonErrors.notFound();

    const catalogue = await this.catalogue.read(actor, catalogueNeeds(updates));
    const context = { catalogue, units: await this.catalogue.convertibleUnits(actor, catalogue) };
    const changed: ChangedList[] = [];
    for (const list of lists) {
      const ofList = staying.filter(({ shoppingListId }) => shoppingListId === list._id);
      if (ofList.length > 0) changed.push(await this.replaceItems(actor, list, ofList, context));
    }
    for (const each of moving) changed.push(...(await this.move(actor, each, context)));
    return this.presenter.toChanges(actor, changed, catalogue);
  }

  private replaceItems(
    actor: Actor,
    list: ShoppingListDocument,
    updates: readonly ShoppingItemBulkUpdate[],
    { catalogue, units }: UpdateContext,
  ): Promise<ChangedList> {
    return this.writer.change(actor, list._id, {
      units,
      read: list,
      apply: (editor) => {
        const items = updates.flatMap((update) => {
          const item = editor.find(update.id);
          return item ? toUpdatedItem(item, update, catalogue, editor.now) : [];
        });
        updateItems(editor, items);
      },
    });
  }

  private move(
    actor: Actor,
    { from, item, update }: MovingItem,
    { catalogue, units }: UpdateContext,
  ): Promise<ChangedList[]> {
    const moved = (now: Date) => toUpdatedItem(item, update, catalogue, now);
    return this.moves.move(actor, { from, to: update.shoppingListId, units, item: moved });
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
    const targetIds = moving.map(({ update }) => update.shoppingListId);
    const existingIds = new Set(await this.lists.findExistingIds(actor, targetIds));
    return { staying, moving: moving.filter(({ update }) => existingIds.has(update.shoppingListId)) };
  }
}
