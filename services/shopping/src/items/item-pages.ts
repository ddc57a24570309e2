import { pageWindow, type Actor, type PageHead, type PageQuery, type ShoppingItem } from '@larder/contracts';
import { checkFilter, parseFilter, parseOrderBy, toMongo, toMongoSort, type Schema } from '@larder/query-filter';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage } from 'mongoose';
import type { Item } from '../list-rules/index.js';
import { SHOPPING_LISTS, translatingErrors, type ShoppingListDocument } from '../list-store/index.js';
import { ItemAnswers } from './item-answers.js';

/** What items may be filtered and ordered by. */
const SCHEMA: Schema = {
  items: {
    ...{ id: 'uuid', shoppingListId: 'uuid', checked: 'boolean', position: 'number', quantity: 'number' },
    ...{ note: 'text', isFood: 'boolean', foodId: 'uuid', unitId: 'uuid', labelId: 'uuid' },
    ...{ createdAt: 'datetime', updatedAt: 'datetime' },
  },
};
const RESOURCE = { schema: SCHEMA, resource: 'items' };
const NEWEST = 'createdAt';

type ListedItem = Item & { shoppingListId: string };

/** Pages of the items of all lists of a household. */
@Injectable()
export class ItemPages {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly answers: ItemAnswers,
  ) {}

  async page(actor: Actor, query: PageQuery): Promise<{ head: PageHead; items: ShoppingItem[] }> {
    const selection = selectionOf(actor, query);
    const [counted] = await this.lists.aggregate<{ total: number }>([...selection, { $count: 'total' }]);
    const { head, skip, limit } = pageWindow(query, counted?.total ?? 0);
    if (limit === 0) return { head, items: [] };
    const window = [{ $skip: skip }, { $limit: limit }];
    const found = await this.lists.aggregate<ListedItem>([...selection, ...orderOf(query), ...window]);
    return { head, items: await this.toAnswers(actor, found) };
  }

  private async toAnswers(actor: Actor, found: readonly ListedItem[]): Promise<ShoppingItem[]> {
    const { groupId, householdId } = actor;
    const answers = await this.answers.items(actor, { _id: '', groupId, householdId }, found);
    return answers.map((item, at) => ({ ...item, shoppingListId: found[at]?.shoppingListId ?? '' }));
  }
}

function selectionOf({ householdId }: Actor, { queryFilter = '' }: PageQuery): PipelineStage[] {
  const filter = translatingErrors(() => {
    const parsed = parseFilter(queryFilter);
    return parsed ? toMongo(checkFilter(parsed, RESOURCE), () => []) : {};
  });
  return [
    { $match: { householdId } },
    { $project: { items: 1 } },
    { $unwind: '$items' },
    { $addFields: { 'items.shoppingListId': '$_id' } },
    { $replaceRoot: { newRoot: '$items' } },
    { $match: filter },
  ];
}

function orderOf({ orderBy, orderDirection: direction, orderByNullPosition }: PageQuery): PipelineStage[] {
  const options = { ...RESOURCE, direction, nulls: orderByNullPosition ?? null };
  const order = translatingErrors(() => parseOrderBy(orderBy?.trim() || NEWEST, options));
  if (order.kind === 'random') return [{ $sort: { id: 1 } }];
  const { addFields, sort } = toMongoSort(order.keys);
  const { _id: _, ...keys } = sort;
  return [...(addFields ? [{ $addFields: addFields }] : []), { $sort: { ...keys, id: 1 } }];
}
