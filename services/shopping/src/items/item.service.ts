import {
  CommonErrors,
  type Actor,
  type IdentifiedItemDraft,
  type ShoppingItem,
  type ShoppingItemChanges,
} from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { createItems, type Item } from '../list-rules/index.js';
import { RecentLists, ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { ExistingItems, withExistingItems } from './input/existing-items.js';
import { NewItems } from './input/new-items.js';
import { ItemPresenter } from './reading/item-presenter.js';
import { ListWriter } from './writing/list-writer.js';

/**
 * Reads, creates, copies and deletes the items of lists; `ItemUpdater` and `ItemPatcher` change them. Every member of the
 * household may change all of them.
 */
@Injectable()
export class ItemService {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly recent: RecentLists,
    private readonly writer: ListWriter,
    private readonly newItems: NewItems,
    private readonly existing: ExistingItems,
    private readonly presenter: ItemPresenter,
  ) {}

  async read(actor: Actor, id: string): Promise<ShoppingItem> {
    const { list, item } = await this.find(actor, id);
    return this.present(actor, list, item);
  }

  /** Items of a list by id, without those that do not exist. */
  async readByIds(actor: Actor, listId: string, ids: readonly string[]): Promise<ShoppingItem[]> {
    const list = await this.recent.find(actor, listId);
    if (!list) return [];
    const itemIds = new Set(ids);
    const items = list.items.filter(({ id }) => itemIds.has(id));
    return this.presenter.toItems(actor, list, items);
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
    const byList = groupBy(items, ({ listId }) => listId);
    // A single list is checked when it is changed.
    if (byList.size > 1 && !(await this.lists.hasAll(actor, [...byList.keys()]))) throw CommonErrors.notFound();
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
    return this.present(actor, after, orThrowNotFound(copied));
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

  private async find(actor: Actor, id: string): Promise<{ list: ShoppingListDocument; item: Item }> {
    const [list] = await this.lists.findWithItems(actor, [id]);
    const item = list?.items.find((each) => each.id === id);
    if (!list || !item) throw CommonErrors.notFound();
    return { list, item };
  }

  private async present(actor: Actor, list: ShoppingListDocument, item: Item): Promise<ShoppingItem> {
    const [presented] = await this.presenter.toItems(actor, list, [item]);
    return orThrowNotFound(presented);
  }
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
