import type { Actor, HouseholdScope, ShoppingListDraft } from '@larder/contracts';
import {
  InjectModel,
  Outbox,
  outboxFields,
  RecordOwnership,
  RecordTrash,
  storeUnlessDuplicate,
  withOutbox,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { HEAD_PROJECTION, toDocument, type ListHead } from './list-document.js';
import { SHOPPING_LISTS, type ShoppingListDocument } from './shopping-list.schema.js';

/** The fields of a list that may be changed. */
export type ListFields = Pick<
  ShoppingListDocument,
  | 'name'
  | 'nameSort'
  | 'extras'
  | 'userId'
  | 'items'
  | 'openItemCount'
  | 'recipeReferences'
  | 'deletedItems'
  | 'devices'
  | 'learnAisleOrder'
  | 'aisleOrder'
  | 'lastCheck'
>;

/** The created and updated items of a change; only they are written when all others keep their positions. */
interface ItemWrite {
  savedIds: readonly string[];
  keepsPositions: boolean;
}

/** Undefined fields are not stored, as in Mongoose. */
const IGNORE_UNDEFINED = { ignoreUndefined: true } as const;

/** A new list with its id. */
export interface NewList {
  id: string;
  draft: ShoppingListDraft;
  fields?: Partial<ListFields & Pick<ShoppingListDocument, 'labelPlaces'>>;
}

/**
 * The lists of households. `ShoppingListPages` filters and sorts them, `LabelPositionRepository` stores the order of
 * labels.
 */
@Injectable()
export class ShoppingListRepository {
  /** The deleted lists. */
  readonly trash: RecordTrash<ShoppingListDocument>;
  readonly ownership: RecordOwnership<ShoppingListDocument>;

  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly outbox: Outbox,
  ) {
    this.trash = new RecordTrash(lists, outbox);
    this.ownership = new RecordOwnership(lists, this.trash);
  }

  /** The number of lists on the site. */
  count(): Promise<number> {
    return this.lists.countDocuments({ groupId: { $exists: true } });
  }

  /** Streams the lists of one user in all households, for the operator only. */
  async *streamOfUser(userId: string): AsyncGenerator<ShoppingListDocument> {
    const filter = { userId, groupId: { $exists: true } };
    const cursor = this.lists.find(filter).lean<ShoppingListDocument[]>().cursor({ batchSize: 10 });
    yield* cursor as unknown as AsyncIterable<ShoppingListDocument>;
  }

  /** Streams the lists of the site with more than this number of items, without the items. */
  streamLongerThan(items: number): AsyncIterable<ListHead> {
    const filter = { groupId: { $exists: true }, [`items.${items}`]: { $exists: true } };
    return this.lists.find(filter, HEAD_PROJECTION).lean<ListHead[]>().cursor();
  }

  find({ householdId }: HouseholdScope, id: string): Promise<ShoppingListDocument | null> {
    return this.lists.findOne({ _id: id, householdId }).lean<ShoppingListDocument>();
  }

  /** Whether a list is still stored as it was read. */
  async isCurrent({ _id, householdId, revision }: ShoppingListDocument): Promise<boolean> {
    return (await this.documents.findOne({ _id, householdId, revision }, { projection: { _id: 1 } })) !== null;
  }

  /** Stores a new list; false when the id is taken. */
  async insert(actor: Actor, { id, draft, fields = {} }: NewList, events: OutboxEntry[]): Promise<boolean> {
    const list = { ...toDocument(actor, id, draft), ...fields, ...outboxFields(events) };
    if (!(await storeUnlessDuplicate(() => this.lists.create(list)))) return false;
    this.outbox.publish(this.lists, id, events);
    return true;
  }

  /** Whether all of these lists belong to the household. */
  async hasAll({ householdId }: HouseholdScope, ids: readonly string[]): Promise<boolean> {
    return (await this.lists.countDocuments({ _id: { $in: ids }, householdId })) === new Set(ids).size;
  }

  /** Those of the lists that belong to the household. */
  findExistingIds({ householdId }: HouseholdScope, ids: readonly string[]): Promise<string[]> {
    return this.lists.distinct('_id', { _id: { $in: ids }, householdId });
  }

  /** The household's lists that have any of these items, each with its items. */
  findWithItems({ householdId }: HouseholdScope, itemIds: readonly string[]): Promise<ShoppingListDocument[]> {
    return this.lists.find({ householdId, 'items.id': { $in: itemIds } }).lean<ShoppingListDocument[]>();
  }

  /** The group's lists with a recipe. Clients may add it to items only, without the list. */
  findWithRecipe(groupId: string, recipeId: string): Promise<ListHead[]> {
    const paths = ['recipeReferences.recipeId', 'items.recipeReferences.recipeId'];
    const filter = { groupId, $or: paths.map((path) => ({ [path]: recipeId })) };
    return this.lists.find(filter, HEAD_PROJECTION).lean<ListHead[]>();
  }

  /** The group's lists with an item for which a field has this value. */
  findWithItemOf(groupId: string, field: 'foodId' | 'unitId' | 'labelId', id: string): Promise<ListHead[]> {
    return this.lists.find({ groupId, [`items.${field}`]: id }, HEAD_PROJECTION).lean<ListHead[]>();
  }

  /** Stores changes of items if the list is unchanged since it was read; false when another request has changed it. */
  async saveItems(
    read: ShoppingListDocument,
    after: ShoppingListDocument,
    { savedIds, keepsPositions }: ItemWrite,
    events: OutboxEntry[],
  ): Promise<boolean> {
    const { _id, groupId, householdId, revision } = read;
    const { items, revision: newRevision, ...fields } = after;
    const changedFields = Object.entries(fields).filter(([name, value]) => value !== read[name as keyof typeof fields]);
    const ids = new Set(savedIds);
    const savedItems = items.flatMap((item, at) => (ids.has(item.id) ? [[`items.${at}`, item] as const] : []));
    const itemFields = keepsPositions ? Object.fromEntries(savedItems) : { items };
    const set = { ...Object.fromEntries(changedFields), ...itemFields };
    const change = withOutbox({ $set: set, $inc: { revision: newRevision - revision } }, events);
    const filter = { _id, groupId, householdId, revision };
    const { matchedCount } = await this.documents.updateOne(filter, change, IGNORE_UNDEFINED);
    if (matchedCount > 0) this.outbox.publish(this.lists, _id, events);
    return matchedCount > 0;
  }

  /** The native collection: Mongoose would validate hundreds of items. */
  private get documents(): Collection<ShoppingListDocument> {
    return this.lists.collection as unknown as Collection<ShoppingListDocument>;
  }

  /** Updates the fields of a list; false when it does not exist. */
  async update(
    { householdId }: Actor,
    id: string,
    fields: Partial<ListFields>,
    events: OutboxEntry[],
  ): Promise<boolean> {
    const change = withOutbox({ $set: fields, $inc: { revision: 1 } }, events);
    const { matchedCount } = await this.lists.updateOne({ _id: id, householdId }, change);
    if (matchedCount > 0) this.outbox.publish(this.lists, id, events);
    return matchedCount > 0;
  }

  /** Moves a list to the trash; false when it does not exist any more. */
  async delete({ householdId, userId }: Actor, id: string, events: OutboxEntry[]): Promise<boolean> {
    const deleted = await this.trash.put({
      filter: { _id: id, householdId },
      by: userId,
      nameOf: ({ name }) => name ?? '',
      eventsOf: () => events,
    });
    return deleted.length > 0;
  }
}
