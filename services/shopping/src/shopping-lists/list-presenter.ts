import {
  ReadRecipeSummaries,
  type Json,
  type Actor,
  type RecipeSummary,
  type ShoppingListOut,
} from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemPresenter, type Catalogue } from '../items/index.js';
import type { ListHead, ShoppingListDocument } from '../list-store/index.js';
import { GroupLabels } from './labels/group-labels.js';
import { ListTexts } from './list-texts.js';
import { inOrder, toList, toSummary, type ListContext } from './shopping-list.mapper.js';

/** Maximum number of recipes of one request. */
const MAX_RECIPES = 1000;

/** Gives lists their contract shape, with the labels and recipes that other services own. */
@Injectable()
export class ListPresenter {
  private readonly texts = new ListTexts();

  constructor(
    private readonly services: ServiceClient,
    private readonly labels: GroupLabels,
    private readonly items: ItemPresenter,
  ) {}

  /** The labels and recipes of some lists, each requested once. */
  async context(actor: Actor, lists: readonly Pick<ListHead, 'recipeReferences'>[]): Promise<ListContext> {
    if (lists.length === 0) return { labels: [], recipes: new Map() };
    const ids = lists.flatMap(({ recipeReferences }) => recipeReferences.map(({ recipeId }) => recipeId));
    const [labels, recipes] = await Promise.all([this.labels.read(actor), this.recipes(actor, [...new Set(ids)])]);
    return { labels, recipes };
  }

  /** A list with its items; `catalogueSoFar` are the catalogue records that were read before. */
  async toList(actor: Actor, list: ShoppingListDocument, catalogueSoFar?: Catalogue): Promise<ShoppingListOut> {
    const [context, items] = await Promise.all([
      this.context(actor, [list]),
      this.items.toItems(actor, list, inOrder(list.items), catalogueSoFar),
    ]);
    return toList(list, items, context);
  }

  /** The same as JSON text, for replies. */
  async toText(actor: Actor, list: ShoppingListDocument, catalogueSoFar?: Catalogue): Promise<Json> {
    const [context, texts] = await Promise.all([
      this.context(actor, [list]),
      this.items.toTexts(actor, list, inOrder(list.items), catalogueSoFar),
    ]);
    return this.texts.of(list, texts, toSummary(list, context));
  }

  private async recipes(actor: Actor, ids: string[]): Promise<Map<string, RecipeSummary>> {
    if (ids.length === 0) return new Map();
    const recipes = await this.services.as(actor).request(ReadRecipeSummaries, { ids: ids.slice(0, MAX_RECIPES) });
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }
}
