import { ReadRecipeSummaries, type Actor, type RecipeSummary, type ShoppingListOut } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemAnswers } from '../items/index.js';
import type { Catalogue } from '../items/index.js';
import { GroupLabels } from './group-labels.js';
import { toList, type ListContext } from './shopping-list.mapper.js';
import type { ListHead } from '../list-store/index.js';
import type { ShoppingListDocument } from '../list-store/index.js';

/** Recipes that one question may name. */
const MAX_RECIPES = 1000;

/** Lists as answers show them, with what other services own. */
@Injectable()
export class ListAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly labels: GroupLabels,
    private readonly items: ItemAnswers,
  ) {}

  /** The labels and recipes of some lists, each requested once. */
  async context(actor: Actor, lists: readonly Pick<ListHead, 'recipeReferences'>[]): Promise<ListContext> {
    if (lists.length === 0) return { labels: [], recipes: new Map() };
    const ids = lists.flatMap(({ recipeReferences }) => recipeReferences.map(({ recipeId }) => recipeId));
    const [labels, recipes] = await Promise.all([this.labels.read(actor), this.recipes(actor, [...new Set(ids)])]);
    return { labels, recipes };
  }

  /** A list with its items; `known` is what has been read of their catalogue. */
  async list(actor: Actor, list: ShoppingListDocument, known?: Catalogue): Promise<ShoppingListOut> {
    const [context, items] = await Promise.all([
      this.context(actor, [list]),
      this.items.items(actor, list, list.items, known),
    ]);
    return toList(list, items, context);
  }

  private async recipes(actor: Actor, ids: string[]): Promise<Map<string, RecipeSummary>> {
    if (ids.length === 0) return new Map();
    const recipes = await this.services.as(actor).request(ReadRecipeSummaries, { ids: ids.slice(0, MAX_RECIPES) });
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }
}
