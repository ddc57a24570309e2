import { Json } from '@larder/contracts';
import type { Item } from '../../list-rules/index.js';
import { recordsOf, toItem, type Catalogue, type ItemList, type ItemRecords } from './item.mapper.js';

/** The text of an item, and the other records that it contains. */
interface ItemText extends ItemRecords {
  list: ItemList;
  json: Json;
}

/** The texts of the items of a list, and the records that they contain. */
interface CachedTexts {
  catalogue: Catalogue;
  list: ItemList;
  texts: readonly Json[];
}

/**
 * The JSON of items in their contract shape, cached as long as the item exists in memory. A change replaces an item and
 * never modifies it; a text is used again only with the same food, unit and label.
 */
export class ItemTexts {
  private readonly texts = new WeakMap<Item, ItemText>();
  private readonly lists = new WeakMap<readonly Item[], CachedTexts>();

  /** The texts of the items of a list: the same array again for the same items, list and catalogue. */
  ofAll(items: readonly Item[], list: ItemList, catalogue: Catalogue): readonly Json[] {
    const cached = this.lists.get(items);
    if (cached?.catalogue === catalogue && isSameList(cached.list, list)) return cached.texts;
    const texts = items.map((item) => this.of(item, list, catalogue));
    this.lists.set(items, { catalogue, list: idsOf(list), texts });
    return texts;
  }

  of(item: Item, list: ItemList, catalogue: Catalogue): Json {
    const records = recordsOf(item, catalogue);
    const cached = this.texts.get(item);
    if (cached && isSame(cached, records) && isSameList(cached.list, list)) return cached.json;
    const json = new Json(JSON.stringify(toItem(item, list, catalogue)));
    this.texts.set(item, { ...records, list: idsOf(list), json });
    return json;
  }
}

function isSame(one: ItemRecords, other: ItemRecords): boolean {
  return one.food === other.food && one.unit === other.unit && one.label === other.label;
}

function idsOf({ _id, groupId, householdId }: ItemList): ItemList {
  return { _id, groupId, householdId };
}

function isSameList(one: ItemList, other: ItemList): boolean {
  return one._id === other._id && one.groupId === other.groupId && one.householdId === other.householdId;
}
