import { CommonErrors, ShoppingItemsChanged, type Actor } from '@larder/contracts';
import { announce, Log, optimisticUpdate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { learnedOrder, ListEditor, type Item, type StandardUnits } from '../list-rules/index.js';
import { ShoppingListRepository, type ListFields } from '../list-store/index.js';
import type { ShoppingListDocument } from '../list-store/index.js';
import { PurchaseRepository } from '../purchases/index.js';

/** A list after a change of its items, and what became of them. */
export interface ChangedList {
  list: ShoppingListDocument;
  created: Item[];
  updated: Item[];
  deleted: Item[];
}

export interface Edit {
  units?: StandardUnits;
  /** The list, if it was read a moment ago. */
  read?: ShoppingListDocument;
  /** Changes the items; what it returns is stored in the same write. Runs again when another request was faster. */
  apply: (editor: ListEditor, list: ShoppingListDocument) => Partial<ListFields> | void;
}

/** Who changes a list: a member of its household, or the system after an event of its group. */
export type Editor = Actor | { groupId: string; householdId: string };

/** Changes items: loads the list, lets rules decide, stores and publishes in one write. */
@Injectable()
export class ListWriter {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly purchases: PurchaseRepository,
    private readonly log: Log,
  ) {}

  /** Throws `common.not-found` for a list that the household does not have. */
  async change(editor: Editor, listId: string, { units = new Map(), read, apply }: Edit): Promise<ChangedList> {
    let known = read;
    return optimisticUpdate(async () => {
      const list = known ?? (await this.lists.find(editor, listId));
      known = undefined;
      if (!list) throw CommonErrors.notFound();
      const items = new ListEditor(list, { units });
      const fields = apply(items, list) ?? {};
      return this.store(editor, list, items, fields);
    });
  }

  private async store(
    actor: Editor,
    before: ShoppingListDocument,
    editor: ListEditor,
    fields: Partial<ListFields>,
  ): Promise<ChangedList | null> {
    const { list: after, changes } = editor.finish();
    const nothing = { list: before, created: [], updated: [], deleted: [] };
    const { createdIds, updatedIds, deleted } = changes;
    const changed = createdIds.length + updatedIds.length + deleted.length > 0;
    const sameRecipes = JSON.stringify(after.recipeReferences) === JSON.stringify(before.recipeReferences);
    if (!changed && sameRecipes && Object.keys(fields).length === 0) return nothing;
    const byId = new Map(after.items.map((item) => [item.id, item]));
    const pick = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const bought = justChecked(before, pick(updatedIds));
    const aisles = before.learnAisleOrder ? aisleFields(before, bought, editor.now) : {};
    const event = announce(
      ShoppingItemsChanged,
      {
        ...{
          listId: before._id,
          listName: before.name ?? '',
          listRevision: before.revision + 1,
          createdIds,
          updatedIds,
        },
        deletedIds: deleted.map(({ id }) => id),
      },
      'userId' in actor ? { actor } : { tenant: actor },
    );
    const set = { ...after, openItemCount: after.items.filter(({ checked }) => !checked).length, ...aisles, ...fields };
    const list = await this.lists.saveItems(
      before,
      set,
      { savedIds: [...createdIds, ...updatedIds], keepsPlaces: deleted.length === 0 },
      [event],
    );
    if (list && bought.length > 0) await this.countPurchases(actor, bought, editor.now);
    return list && { list, created: pick(createdIds), updated: pick(updatedIds), deleted };
  }

  /** Suggestions are a convenience: without them the item is checked all the same. */
  private async countPurchases(actor: Editor, bought: Item[], now: Date): Promise<void> {
    try {
      await this.purchases.count(actor, bought, now);
    } catch (error) {
      this.log.warn('purchases not counted', { error });
    }
  }
}

/** What the order in which items were just checked says about the shop. */
function aisleFields({ aisleOrder, lastCheck }: ShoppingListDocument, checked: Item[], now: Date) {
  if (checked.length !== 1) return {}; // several at once have no order
  const { order, last } = learnedOrder({ order: aisleOrder, last: lastCheck }, checked, now);
  return { aisleOrder: order, lastCheck: last };
}

/** Those of the updated items that were open before. */
function justChecked({ items }: ShoppingListDocument, updated: Item[]): Item[] {
  const open = new Set(items.filter(({ checked }) => !checked).map(({ id }) => id));
  return updated.filter((item) => item.checked && open.has(item.id));
}
