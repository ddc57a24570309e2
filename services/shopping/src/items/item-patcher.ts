import { CommonErrors, type Actor, type ShoppingItemChanges, type ShoppingItemPatch } from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { updateItems, type Item, type StandardUnits } from '../list-rules/index.js';
import { RecentLists, ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { toPatchedItem } from './input/item-records.js';
import { catalogueNeeds, mayBeConverted } from './input/new-items.js';
import { ItemMoves, type ItemMove } from './item-moves.js';
import { ItemCatalogue } from './reading/item-catalogue.js';
import { ItemPresenter } from './reading/item-presenter.js';
import { ListWriter } from './writing/list-writer.js';
import type { ChangedList } from './writing/staged-edit.js';

interface StoredItem {
  list: ShoppingListDocument;
  item: Item;
  /** Whether the list has just been read; one from memory may be outdated. */
  isCurrent: boolean;
}

/** A change of an item on its list. */
interface FieldChange extends Omit<StoredItem, 'item'> {
  units: StandardUnits;
  patched: (stored: Item, now: Date) => Item;
}

/** Changes single fields of items. */
@Injectable()
export class ItemPatcher {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly recent: RecentLists,
    private readonly writer: ListWriter,
    private readonly moves: ItemMoves,
    private readonly catalogue: ItemCatalogue,
    private readonly presenter: ItemPresenter,
  ) {}

  /** Changes the given fields of an item, and moves it if they name another list of the household. */
  async patch(actor: Actor, id: string, patch: ShoppingItemPatch): Promise<ShoppingItemChanges> {
    const { list, item, isCurrent } = await this.find(actor, id, patch.shoppingListId);
    const needs = { ...catalogueNeeds([patch]), allUnits: mayBeConverted({ ...item, ...patch }) };
    const catalogue = await this.catalogue.read(actor, needs);
    const units = await this.catalogue.convertibleUnits(actor, catalogue);
    const patched = (stored: Item, now: Date) => toPatchedItem(stored, patch, catalogue, now);
    const to = patch.shoppingListId ?? list._id;
    const changed =
      to === list._id
        ? [await this.change(actor, id, { list, isCurrent, units, patched })]
        : await this.move(actor, { from: list._id, to, units, item: (now) => patched(item, now) });
    return this.presenter.toChanges(actor, changed, catalogue);
  }

  private change(actor: Actor, id: string, { list, isCurrent, units, patched }: FieldChange): Promise<ChangedList> {
    return this.writer.change(actor, list._id, {
      units,
      ...(isCurrent && { read: list }),
      apply: (editor) => updateItems(editor, [patched(orThrowNotFound(editor.find(id)), editor.now)]),
    });
  }

  private async move(actor: Actor, move: ItemMove): Promise<ChangedList[]> {
    if (!(await this.lists.hasAll(actor, [move.to]))) throw CommonErrors.notFound();
    return this.moves.move(actor, move);
  }

  /** Read from memory, except for a move to another list, which must not use outdated fields. */
  private async find(actor: Actor, id: string, to?: string): Promise<StoredItem> {
    const recent = this.recent.findCachedWith(actor, id);
    const isCurrent = !recent || (to !== undefined && to !== recent._id);
    const [list] = isCurrent ? await this.lists.findWithItems(actor, [id]) : [recent];
    const item = list?.items.find((each) => each.id === id);
    if (!list || !item) throw CommonErrors.notFound();
    return { list, item, isCurrent };
  }
}
