import { Json, type ShoppingListSummary } from '@larder/contracts';
import type { ShoppingListDocument } from '../list-store/index.js';
import { itemFields } from './shopping-list.mapper.js';

/** The text of a list, and what it contains. */
interface ListText {
  items: readonly Json[];
  summary: string;
  json: Json;
}

/**
 * The JSON of lists with their items, cached as long as the list exists in memory. A change replaces a list and never
 * modifies it; a text is used again only with the same texts of items, labels and recipes.
 */
export class ListTexts {
  private readonly texts = new WeakMap<ShoppingListDocument, ListText>();

  /** `items` are the same array as long as none of them has changed. */
  of(list: ShoppingListDocument, items: readonly Json[], fields: ShoppingListSummary): Json {
    const summary = JSON.stringify(fields);
    const cached = this.texts.get(list);
    if (cached?.items === items && cached.summary === summary) return cached.json;
    const json = Json.object(itemFields(list, items), new Json(summary));
    this.texts.set(list, { items, summary, json });
    return json;
  }
}
