import {
  FoodDeleted,
  FoodMerged,
  LabelDeleted,
  MAX_ITEM_NOTE,
  RecipeDeleted,
  truncate,
  UnitDeleted,
  UnitMerged,
  type PayloadOf,
} from '@larder/contracts';
import { ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { removeRecipeReferences, updateItems, type Item } from '../list-rules/index.js';
import { ShoppingListRepository } from '../list-store/index.js';
import { ListWriter } from './writing/list-writer.js';

type CatalogueField = 'foodId' | 'unitId' | 'labelId';

/** Handles merges and deletions of foods, units, labels and recipes that items refer to. */
@Injectable()
export class ItemListener {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly writer: ListWriter,
  ) {}

  /** Removes the references to a deleted recipe; the items stay on the list. */
  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ groupId, recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    if (!groupId) return;
    for (const { _id, householdId } of await this.lists.findWithRecipe(groupId, recipeId)) {
      await this.writer.change({ groupId, householdId }, _id, {
        apply: (editor) => removeRecipeReferences(editor, recipeId),
      });
    }
  }

  @ListensTo(FoodDeleted)
  onFoodDeleted({ groupId, foodId, name }: PayloadOf<typeof FoodDeleted>): Promise<void> {
    return this.replace(groupId, 'foodId', foodId, (item) => ({
      ...item,
      // The unit is only displayed for foods.
      foodId: null,
      isFood: item.unitId !== null,
      note: withName(name, item.note),
    }));
  }

  @ListensTo(UnitDeleted)
  onUnitDeleted({ groupId, unitId, name }: PayloadOf<typeof UnitDeleted>): Promise<void> {
    return this.replace(groupId, 'unitId', unitId, (item) => ({
      ...item,
      unitId: null,
      note: withName(name, item.note),
    }));
  }

  @ListensTo(FoodMerged)
  onFoodMerged({ groupId, fromId, toId }: PayloadOf<typeof FoodMerged>): Promise<void> {
    return this.replace(groupId, 'foodId', fromId, (item) => ({ ...item, foodId: toId }));
  }

  @ListensTo(UnitMerged)
  onUnitMerged({ groupId, fromId, toId }: PayloadOf<typeof UnitMerged>): Promise<void> {
    return this.replace(groupId, 'unitId', fromId, (item) => ({ ...item, unitId: toId }));
  }

  @ListensTo(LabelDeleted)
  onLabelDeleted({ groupId, labelId }: PayloadOf<typeof LabelDeleted>): Promise<void> {
    return this.replace(groupId, 'labelId', labelId, (item) => ({ ...item, labelId: null }));
  }

  /** Changes the items that refer to a record, and merges those that have become equal. */
  private async replace(
    groupId: string | null,
    field: CatalogueField,
    id: string,
    change: (item: Item) => Item,
  ): Promise<void> {
    if (!groupId) return;
    for (const { _id, householdId } of await this.lists.findWithItemOf(groupId, field, id)) {
      await this.writer.change({ groupId, householdId }, _id, {
        apply: (editor) => updateItems(editor, editor.all.filter((item) => item[field] === id).map(change)),
      });
    }
  }
}

/** Adds the name of the deleted record to the front of the note, which stays short enough for clients to send it back. */
function withName(name: string, note: string): string {
  return truncate([name, note].filter(Boolean).join(' '), MAX_ITEM_NOTE);
}
