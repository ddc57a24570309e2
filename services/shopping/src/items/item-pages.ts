import {
  pageWindow,
  ShoppingErrors,
  type Actor,
  type PageHead,
  type PageQuery,
  type ShoppingItem,
} from '@larder/contracts';
import { toMongoSort, type MongoFilter, type Order, type Schema } from '@larder/query-filter';
import { InjectModel, pageSelection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage } from 'mongoose';
import type { Item } from '../list-rules/index.js';
import { SHOPPING_LISTS, type ShoppingListDocument } from '../list-store/index.js';
import { ItemAnswers } from './item-answers.js';

/** What items may be filtered and ordered by. */
const SCHEMA: Schema = {
  items: {
    ...{ id: 'uuid', shoppingListId: 'uuid', checked: 'boolean', position: 'number', quantity: 'number' },
    ...{ note: 'text', isFood: 'boolean', foodId: 'uuid', unitId: 'uuid', labelId: 'uuid' },
    ...{ createdAt: 'datetime', updatedAt: 'datetime' },
  },
};
const SELECTABLE = { schema: SCHEMA, resource: 'items', invalid: ShoppingErrors.invalidFilter };

type ListedItem = Item & { shoppingListId: string };

/** Pages of the items of all lists of a household. */
@Injectable()
export class ItemPages {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly answers: ItemAnswers,
  ) {}

  async page(actor: Actor, query: PageQuery): Promise<{ head: PageHead; items: ShoppingItem[] }> {
    const { filter, order } = pageSelection(query, SELECTABLE);
    const selection = itemsOf(actor, filter);
    const [counted] = await this.lists.aggregate<{ total: number }>([...selection, { $count: 'total' }]);
    const { head, skip, limit } = pageWindow(query, counted?.total ?? 0);
    if (limit === 0) return { head, items: [] };
    const window = [{ $skip: skip }, { $limit: limit }];
    const found = await this.lists.aggregate<ListedItem>([...selection, ...stagesOf(order), ...window]);
    return { head, items: await this.toAnswers(actor, found) };
  }

  private async toAnswers(actor: Actor, found: readonly ListedItem[]): Promise<ShoppingItem[]> {
    const { groupId, householdId } = actor;
    const answers = await this.answers.items(actor, { _id: '', groupId, householdId }, found);
    return answers.map((item, at) => ({ ...item, shoppingListId: found[at]?.shoppingListId ?? '' }));
  }
}

function itemsOf({ householdId }: Actor, filter: MongoFilter): PipelineStage[] {
  return [
    { $match: { householdId } },
    { $project: { items: 1 } },
    { $unwind: '$items' },
    { $addFields: { 'items.shoppingListId': '$_id' } },
    { $replaceRoot: { newRoot: '$items' } },
    { $match: filter },
  ];
}

function stagesOf(order: Order): PipelineStage[] {
  if (order.kind === 'random') return [{ $sort: { id: 1 } }];
  const { addFields, sort } = toMongoSort(order.keys);
  const { _id: _, ...keys } = sort;
  return [...(addFields ? [{ $addFields: addFields }] : []), { $sort: { ...keys, id: 1 } }];
}
