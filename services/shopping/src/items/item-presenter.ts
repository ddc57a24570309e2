import type { Actor, ShoppingItem, ShoppingItemChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Item } from '../list-rules/index.js';
import { ItemCatalogue } from './item-catalogue.js';
import { toItem, type Catalogue, type ItemPlace } from './item.mapper.js';
import type { ChangedList } from './staged-edit.js';

/** Items as answers show them, with their foods, units and labels. */
@Injectable()
export class ItemAnswers {
  constructor(private readonly catalogue: ItemCatalogue) {}

  async items(actor: Actor, list: ItemPlace, items: readonly Item[], known?: Catalogue): Promise<ShoppingItem[]> {
    const catalogue = await this.catalogue.read(actor, needsOf(items), known);
    return items.map((item) => toItem(item, list, catalogue));
  }

  /** The answer to calls that change items. */
  async changes(actor: Actor, changed: readonly ChangedList[], known?: Catalogue): Promise<ShoppingItemChanges> {
    const touched = changed.flatMap(({ created, updated, deleted }) => [...created, ...updated, ...deleted]);
    const catalogue = await this.catalogue.read(actor, needsOf(touched), known);
    const toItems = (select: (list: ChangedList) => Item[]) =>
      changed.flatMap((each) => select(each).map((item) => toItem(item, each.list, catalogue)));
    return {
      createdItems: toItems(({ created }) => created),
      updatedItems: toItems(({ updated }) => updated),
      deletedItems: toItems(({ deleted }) => deleted),
    };
  }
}

function needsOf(items: readonly Item[]) {
  return {
    foodIds: items.map(({ foodId }) => foodId),
    unitIds: items.map(({ unitId }) => unitId),
    labelIds: items.map(({ labelId }) => labelId),
  };
}
