import { pageWindow, type Actor, type PageHead, type PageQuery, type ShoppingItem } from '@larder/contracts';
import { isOwnKey, toMongoSort, type MongoFilter, type OrderKey } from '@larder/query-filter';
import { compareRows, inRandomOrder, InjectModel, valueAt, type RowKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage } from 'mongoose';
import type { Item } from '../../list-rules/index.js';
import { SHOPPING_LISTS, type ShoppingListDocument } from '../../list-store/index.js';
import { ItemPresenter } from './item-presenter.js';
import { ItemQuery, LIST_FIELD } from './item-query.js';

type ListedItem = Item & { shoppingListId: string };

interface Window {
  skip: number;
  limit: number;
}

/** Pages of the items of all lists of a household. */
@Injectable()
export class ItemPages {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly queries: ItemQuery,
    private readonly presenter: ItemPresenter,
  ) {}

  /** A page of items. Throws `shopping.invalid-filter` for unknown fields. */
  async page(actor: Actor, query: PageQuery): Promise<{ head: PageHead; items: ShoppingItem[] }> {
    const { filter, order } = await this.queries.select(actor, query);
    const selection = selectItems(actor, filter);
    const [counted] = await this.lists.aggregate<{ total: number }>([...selection, { $count: 'total' }]);
    const { head, skip, limit } = pageWindow(query, counted?.total ?? 0);
    if (limit === 0) return { head, items: [] };
    const window = { skip, limit };
    const { paginationSeed: seed = '' } = query;
    const items =
      order.kind === 'random'
        ? await this.randomPage(selection, seed, window)
        : await this.orderedPage(actor, { selection, keys: order.keys }, window);
    return { head, items: await this.present(actor, items) };
  }

  private async randomPage(selection: PipelineStage[], seed: string, { skip, limit }: Window): Promise<ListedItem[]> {
    const all = await this.lists.aggregate<{ id: string }>([...selection, { $project: { id: 1 } }]);
    const ids = inRandomOrder(
      all.map(({ id }) => id),
      seed,
    );
    return this.byIds(selection, ids.slice(skip, skip + limit));
  }

  private async orderedPage(
    actor: Actor,
    { selection, keys }: { selection: PipelineStage[]; keys: OrderKey[] },
    { skip, limit }: Window,
  ): Promise<ListedItem[]> {
    if (keys.every(isOwnKey))
      return this.lists.aggregate<ListedItem>([...selection, ...sorted(keys), { $skip: skip }, { $limit: limit }]);
    const ids = await this.orderedIds(actor, selection, keys);
    return this.byIds(selection, ids.slice(skip, skip + limit));
  }

  /** The ids of all selected items, ordered by values of other records. */
  private async orderedIds(actor: Actor, selection: PipelineStage[], keys: OrderKey[]): Promise<string[]> {
    const rowKeys = await this.queries.rowKeys(actor, keys);
    const fields = Object.fromEntries(rowKeys.map(({ path }) => [path, 1 as const]));
    const items = await this.lists.aggregate<{ id: string }>([...selection, { $project: { id: 1, ...fields } }]);
    const rows = items.map((item) => ({ _id: item.id, values: valuesOf(item, rowKeys) }));
    return rows.sort(compareRows(rowKeys)).map(({ _id }) => _id);
  }

  private async byIds(selection: PipelineStage[], ids: string[]): Promise<ListedItem[]> {
    const items = await this.lists.aggregate<ListedItem>([...selection, { $match: { id: { $in: ids } } }]);
    const byId = new Map(items.map((item) => [item.id, item]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private async present(actor: Actor, items: readonly ListedItem[]): Promise<ShoppingItem[]> {
    const { groupId, householdId } = actor;
    const presented = await this.presenter.toItems(actor, { _id: '', groupId, householdId }, items);
    return presented.map((item, at) => ({ ...item, shoppingListId: items[at]?.shoppingListId ?? '' }));
  }
}

function valuesOf(item: object, keys: readonly RowKey[]) {
  return keys.map(({ path, toValue }) => toValue(valueAt(item, path), ''));
}

/** The fields of a list that its items may be filtered and ordered by. */
const LIST_FIELDS = ['_id', 'name', 'nameSort', 'userId', 'groupId', 'householdId', 'createdAt', 'updatedAt'];

function selectItems({ householdId }: Actor, filter: MongoFilter): PipelineStage[] {
  const list = Object.fromEntries(LIST_FIELDS.map((name) => [name === '_id' ? 'id' : name, `$${name}`]));
  return [
    { $match: { householdId, ...listCondition(filter) } },
    { $project: { items: 1, ...Object.fromEntries(LIST_FIELDS.map((name) => [name, 1 as const])) } },
    { $unwind: '$items' },
    { $addFields: { 'items.shoppingListId': '$_id', [`items.${LIST_FIELD}`]: list } },
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

function sorted(keys: OrderKey[]): PipelineStage[] {
  const { addFields, sort } = toMongoSort(keys);
  const { _id: _, ...fields } = sort;
  return [...(addFields ? [{ $addFields: addFields }] : []), { $sort: { ...fields, id: 1 } }];
}
