import type { Actor, PageHead, PageQuery, ShoppingItem } from '@larder/contracts';
import type { MongoFilter } from '@larder/query-filter';
import { BATCH_SIZE, InjectModel, readWholePage, type ListSource } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage } from 'mongoose';
import type { Item } from '../../list-rules/index.js';
import { SHOPPING_LISTS, type ShoppingListDocument } from '../../list-store/index.js';
import { ItemPresenter } from './item-presenter.js';
import { ItemQuery, LIST_FIELD } from './item-query.js';

/** An item as a record of its own; `_id` is its id. */
type ListedItem = Item & { _id: string; shoppingListId: string };

/** Pages of the items of all lists of a household. */
@Injectable()
export class ItemPages {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly queries: ItemQuery,
    private readonly presenter: ItemPresenter,
  ) {}

  /** A page of items. Throws `shopping.invalid-filter` for unknown fields. */
  async list(actor: Actor, query: PageQuery): Promise<{ head: PageHead; items: ShoppingItem[] }> {
    const { filter, order } = await this.queries.select(actor, query);
    const source = itemSource(this.lists, selectItems(actor, filter));
    const selection = { order, query, valuesOf: this.queries.valuesFor(actor) };
    const { head, documents } = await readWholePage(source, selection);
    return { head, items: await this.present(actor, documents) };
  }

  private async present(actor: Actor, items: readonly ListedItem[]): Promise<ShoppingItem[]> {
    const { groupId, householdId } = actor;
    const presented = await this.presenter.toItems(actor, { _id: '', groupId, householdId }, items);
    return presented.map((item, at) => ({ ...item, shoppingListId: items[at]?.shoppingListId ?? '' }));
  }
}

/** The selected items, which are parts of lists. */
function itemSource(lists: Model<ShoppingListDocument>, selection: PipelineStage[]): ListSource<ListedItem> {
  return {
    count: async () => (await lists.aggregate<{ total: number }>([...selection, { $count: 'total' }]))[0]?.total ?? 0,
    sorted: ({ addFields, sort }, { skip, limit }) => {
      const computed = addFields ? [{ $addFields: addFields }] : [];
      const steps = [...selection, ...computed, { $sort: sort }, { $skip: skip }, { $limit: limit }];
      return lists.aggregate<ListedItem>(steps).cursor({ batchSize: BATCH_SIZE });
    },
    valuesOf: (paths) =>
      lists.aggregate([...selection, { $project: Object.fromEntries(['_id', ...paths].map((path) => [path, 1])) }]),
    byIds: (ids) => lists.aggregate([...selection, { $match: { _id: { $in: ids } } }]),
  };
}

/** The fields of a list that its items may be filtered and ordered by. */
const LIST_FIELDS = ['_id', 'name', 'nameSort', 'userId', 'groupId', 'householdId', 'createdAt', 'updatedAt'];

function selectItems({ householdId }: Actor, filter: MongoFilter): PipelineStage[] {
  const list = Object.fromEntries(LIST_FIELDS.map((name) => [name === '_id' ? 'id' : name, `$${name}`]));
  return [
    { $match: { householdId, ...listCondition(filter) } },
    { $project: { items: 1, ...Object.fromEntries(LIST_FIELDS.map((name) => [name, 1 as const])) } },
    { $unwind: '$items' },
    { $addFields: { 'items._id': '$items.id', 'items.shoppingListId': '$_id', [`items.${LIST_FIELD}`]: list } },
    { $replaceRoot: { newRoot: '$items' } },
    { $match: filter },
  ];
}

/** The condition of a filter on the list of the items, so that other lists need not be read. */
function listCondition(filter: MongoFilter): object {
  const condition = termsOf(filter)
    .flatMap(termsOf)
    .find((term) => 'shoppingListId' in term)?.['shoppingListId'];
  return condition === undefined ? {} : { _id: condition };
}

/** The conditions of a conjunction, or the only condition. */
function termsOf(filter: MongoFilter): MongoFilter[] {
  return (filter['$and'] as MongoFilter[] | undefined) ?? [filter];
}
