import type { Actor, PageHead, PageQuery, ShoppingListDraft } from '@larder/contracts';
import {
  findPage,
  InjectModel,
  Outbox,
  outboxFields,
  pageSelection,
  RecordTrash,
  withOutbox,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { toDocument, type ListHead } from './list-document.js';
import { SELECTABLE_LISTS } from './shopping-list-query.js';
import { SHOPPING_LISTS, type LabelPlaceRecord, type ShoppingListDocument } from './shopping-list.schema.js';

const DUPLICATE_KEY = 11_000;
/** What overviews do not read: a list may have thousands of items. */
const NOT_IN_OVERVIEWS = ['items', 'deletedItems', 'devices', 'aisleOrder', 'lastCheck'];

/** What may change of a list. */
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

/** Which items a change creates or updates; when all others keep their places, those are written alone. */
interface ItemWrite {
  savedIds: readonly string[];
  keepsPlaces: boolean;
}

/** What is undefined is not stored; Mongoose leaves it out, too. */
const PLAIN = { ignoreUndefined: true } as const;

const HEAD = Object.fromEntries(NOT_IN_OVERVIEWS.map((name) => [name, 0 as const]));

/** A list to be stored under an id that was chosen for it. */
export interface NewList {
  id: string;
  draft: ShoppingListDraft;
  fields?: Partial<ListFields & Pick<ShoppingListDocument, 'labelPlaces'>>;
}

/** A user who was deleted or has left a household; lists created after `before` are not included. */
export interface FormerMember {
  userId: string;
  householdId?: string;
  before?: Date;
}

/** Every query on the lists of a household. */
@Injectable()
export class ShoppingListRepository {
  /** The deleted lists. */
  readonly trash: RecordTrash<ShoppingListDocument>;

  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly outbox: Outbox,
  ) {
    this.trash = new RecordTrash(lists, outbox);
  }

  /** How many there are on the site. */
  count(): Promise<number> {
    return this.lists.countDocuments({ groupId: { $exists: true } });
  }

  /** The lists of one user, in all households, one after the other: for the operator only. */
  async *eachOf(userId: string): AsyncGenerator<ShoppingListDocument> {
    const filter = { userId, groupId: { $exists: true } };
    const cursor = this.lists.find(filter).lean<ShoppingListDocument[]>().cursor({ batchSize: 10 });
    yield* cursor as unknown as AsyncIterable<ShoppingListDocument>;
  }

  find({ householdId }: Pick<Actor, 'householdId'>, id: string): Promise<ShoppingListDocument | null> {
    return this.lists.findOne({ _id: id, householdId }).lean<ShoppingListDocument>();
  }

  /** A page of the household's lists. Throws for a filter or an order that lists do not have. */
  async page({ householdId }: Actor, query: PageQuery): Promise<{ head: PageHead; lists: ListHead[] }> {
    const selected = pageSelection(query, SELECTABLE_LISTS);
    const filter = { householdId, ...selected.filter };
    const request = { filter, order: selected.order, query, without: NOT_IN_OVERVIEWS };
    const { head, documents } = await findPage(this.lists, request);
    return { head, lists: documents };
  }

  /** Stores a new list; false when the id is taken. */
  async insert(actor: Actor, { id, draft, fields = {} }: NewList, events: OutboxEntry[]): Promise<boolean> {
    try {
      await this.lists.create({ ...toDocument(actor, id, draft), ...fields, ...outboxFields(events) });
    } catch (error) {
      if ((error as { code?: number }).code === DUPLICATE_KEY) return false;
      throw error;
    }
    this.outbox.publish(this.lists, id, events);
    return true;
  }

  /** Whether all of these are the household's. */
  async haveAll({ householdId }: Pick<Actor, 'householdId'>, ids: readonly string[]): Promise<boolean> {
    return (await this.lists.countDocuments({ _id: { $in: ids }, householdId })) === new Set(ids).size;
  }

  /** The household's lists that have any of these items, each with its items. */
  findWithItems(
    { householdId }: Pick<Actor, 'householdId'>,
    itemIds: readonly string[],
  ): Promise<ShoppingListDocument[]> {
    return this.lists.find({ householdId, 'items.id': { $in: itemIds } }).lean<ShoppingListDocument[]>();
  }

  /** The group's lists that a recipe is on. */
  findWithRecipe(groupId: string, recipeId: string): Promise<ListHead[]> {
    return this.lists.find({ groupId, 'recipeReferences.recipeId': recipeId }, HEAD).lean<ListHead[]>();
  }

  /** The group's lists with an item for which a field has this value. */
  findWithItemOf(groupId: string, field: 'foodId' | 'unitId' | 'labelId', id: string): Promise<ListHead[]> {
    return this.lists.find({ groupId, [`items.${field}`]: id }, HEAD).lean<ListHead[]>();
  }

  /** Stores changes of items if the list is unchanged since it was read; false when another request has changed it. */
  async saveItems(
    read: ShoppingListDocument,
    after: ShoppingListDocument,
    { savedIds, keepsPlaces }: ItemWrite,
    events: OutboxEntry[],
  ): Promise<boolean> {
    const { _id, householdId, revision } = read;
    const { items, revision: newRevision, ...fields } = after;
    const changed = Object.entries(fields).filter(([name, value]) => value !== read[name as keyof typeof fields]);
    const ids = new Set(savedIds);
    const places = items.flatMap((item, at) => (ids.has(item.id) ? [[`items.${at}`, item] as const] : []));
    const set = { ...Object.fromEntries(changed), ...(keepsPlaces ? Object.fromEntries(places) : { items }) };
    const change = withOutbox({ $set: set, $inc: { revision: newRevision - revision } }, events);
    const { matchedCount } = await this.documents.updateOne({ _id, householdId, revision }, change, PLAIN);
    if (matchedCount > 0) this.outbox.publish(this.lists, _id, events);
    return matchedCount > 0;
  }

  /** The collection itself: Mongoose would look through hundreds of items that the rules have made. */
  private get documents(): Collection<ShoppingListDocument> {
    return this.lists.collection as unknown as Collection<ShoppingListDocument>;
  }

  /** Changes a list itself; false when there is none. */
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

  /** Moves labels if the list is unchanged since it was read; false when another request has changed it. */
  async placeLabels(
    read: ShoppingListDocument,
    labelPlaces: LabelPlaceRecord[],
    events: OutboxEntry[],
  ): Promise<boolean> {
    const { _id, householdId, revision } = read;
    const change = withOutbox({ $set: { labelPlaces }, $inc: { revision: 1 } }, events);
    const { matchedCount } = await this.lists.updateOne({ _id, householdId, revision }, change);
    if (matchedCount > 0) this.outbox.publish(this.lists, _id, events);
    return matchedCount > 0;
  }

  /** Removes the position of a deleted label. No user has changed the lists, so `updatedAt` stays. */
  async removeLabel(groupId: string, labelId: string): Promise<void> {
    const change = { $pull: { labelPlaces: { labelId } }, $inc: { revision: 1 } };
    await this.lists.updateMany({ groupId, 'labelPlaces.labelId': labelId }, change, { timestamps: false });
  }

  /** Puts a list into the trash; false when it is not there, or another request has deleted it. */
  async delete({ householdId, userId }: Actor, id: string, events: OutboxEntry[]): Promise<boolean> {
    const deleted = await this.trash.put({
      filter: { _id: id, householdId },
      by: userId,
      nameOf: ({ name }) => name ?? '',
      eventsOf: () => events,
    });
    return deleted.length > 0;
  }

  async owns(userId: string): Promise<boolean> {
    return (await this.lists.exists({ userId })) !== null;
  }

  /** Transfers the lists of a user to another one; they stay in their household. Returns how many. */
  async transferOwnership({ userId, householdId, before }: FormerMember, successorId: string): Promise<number> {
    const change = { $set: { userId: successorId }, $inc: { revision: 1 } };
    const inHousehold = householdId === undefined ? {} : { householdId };
    const createdBefore = before === undefined ? {} : { createdAt: { $lte: before } };
    const { modifiedCount } = await this.lists.updateMany({ userId, ...inHousehold, ...createdBefore }, change);
    return modifiedCount;
  }

  /** Moves all lists of a household to another one. Returns how many. */
  async moveHousehold(from: string, to: string): Promise<number> {
    const change = { $set: { householdId: to }, $inc: { revision: 1 } };
    const { modifiedCount } = await this.lists.updateMany({ householdId: from }, change);
    await this.trash.moveHousehold(from, to);
    return modifiedCount;
  }

  /** Deletes everything of a group. */
  async deleteByGroup(groupId: string): Promise<number> {
    const { deletedCount } = await this.lists.deleteMany({ groupId });
    await this.trash.clear({ groupId });
    return deletedCount;
  }
}
