import { Json } from '@larder/contracts';
import type { Item } from '../../list-rules/index.js';
import { recordsOf, toItem, type Catalogue, type ItemList, type ItemRecords } from './item.mapper.js';

/** The text of an item, and the other records that it contains. */
interface ItemText extends ItemRecords {
  list: ItemList;
  json: Json;
}

/**
 * The JSON of items in their contract shape, cached as long as the item exists in memory. A change replaces an item and
 * never modifies it; a text is used again only with the same food, unit and label.
 */
export class ItemTexts {
  private readonly texts = new WeakMap<Item, ItemText>();

  of(item: Item, list: ItemList, catalogue: Catalogue): Json {
    const records = recordsOf(item, catalogue);
    const cached = this.texts.get(item);
    if (cached && isSame(cached, records) && isSameList(cached.list, list)) return cached.json;
    const json = new Json(JSON.stringify(toItem(item, list, catalogue)));
    const { _id, groupId, householdId } = list;
    this.texts.set(item, { ...records, list: { _id, groupId, householdId }, json });
    return json;
  }
}

function isSame(one: ItemRecords, other: ItemRecords): boolean {
  return one.food === other.food && one.unit === other.unit && one.label === other.label;
}

function isSameList(one: ItemList, other: ItemList): boolean {
  return one._id === other._id && one.groupId === other.groupId && one.householdId === other.householdId;
}
