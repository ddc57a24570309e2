import type { Actor, Json, ShoppingItem, ShoppingItemChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Item } from '../../list-rules/index.js';
import { ItemCatalogue } from './item-catalogue.js';
import { ItemTexts } from './item-texts.js';
import { toItem, type Catalogue, type ItemList } from './item.mapper.js';
import type { ChangedList } from '../writing/staged-edit.js';

/** Gives items their contract shape, with their foods, units and labels. */
@Injectable()
export class ItemPresenter {
  private readonly texts = new ItemTexts();

  constructor(private readonly catalogue: ItemCatalogue) {}

  async toItems(
    actor: Actor,
    list: ItemList,
    items: readonly Item[],
    catalogueSoFar?: Catalogue,
  ): Promise<ShoppingItem[]> {
    const catalogue = await this.catalogue.read(actor, needsOf(items), catalogueSoFar);
    return items.map((item) => toItem(item, list, catalogue));
  }

  /**
   * The same as JSON text: of hundreds of items, those that were sent before are not serialized again. The same array
   * again while none has changed.
   */
  async toTexts(
    actor: Actor,
    list: ItemList,
    items: readonly Item[],
    catalogueSoFar?: Catalogue,
  ): Promise<readonly Json[]> {
    const catalogue = await this.catalogue.read(actor, needsOf(items), catalogueSoFar);
    return this.texts.ofAll(items, list, catalogue);
  }

  /** The reply to requests that change items. */
  async toChanges(
    actor: Actor,
    changed: readonly ChangedList[],
    catalogueSoFar?: Catalogue,
  ): Promise<ShoppingItemChanges> {
    const affected = changed.flatMap(({ created, updated, deleted }) => [...created, ...updated, ...deleted]);
    const catalogue = await this.catalogue.read(actor, needsOf(affected), catalogueSoFar);
    const present = (select: (list: ChangedList) => Item[]) =>
      changed.flatMap((each) => select(each).map((item) => toItem(item, each.list, catalogue)));
    return {
      createdItems: present(({ created }) => created),
      updatedItems: present(({ updated }) => updated),
      deletedItems: present(({ deleted }) => deleted),
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
