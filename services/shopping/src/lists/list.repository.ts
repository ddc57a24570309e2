import {
  pageWindow,
  type Actor,
  type PageHead,
  type PageQuery,
  type ShoppingListDraft,
  type ShoppingListOut,
  type ShoppingListSummary,
} from '@larder/contracts';
import { bury, InjectModel, Outbox, outboxFields, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toDocument, toList, toSummary } from './list.mapper.js';
import { listOrder } from './list-order.js';
import { LISTS, type ListDocument } from './list.schema.js';

const DUPLICATE_KEY = 11_000;

/** Every query on the lists of a household. */
@Injectable()
export class ListRepository {
  constructor(
    @InjectModel(LISTS) private readonly lists: Model<ListDocument>,
    private readonly outbox: Outbox,
  ) {}

  async find({ householdId }: Actor, id: string): Promise<ShoppingListOut | null> {
    const found = await this.lists.findOne({ _id: id, householdId }).lean<ListDocument>();
    return found && toList(found);
  }

  /** A page of the household's lists. Throws when the order is not one of theirs. */
  async page({ householdId }: Actor, query: PageQuery): Promise<{ head: PageHead; lists: ShoppingListSummary[] }> {
    const order = listOrder(query);
    const { head, skip, limit } = pageWindow(query, await this.lists.countDocuments({ householdId }));
    if (limit === 0) return { head, lists: [] };
    const found = await this.lists.find({ householdId }).sort(order).skip(skip).limit(limit).lean<ListDocument[]>();
    return { head, lists: found.map(toSummary) };
  }

  /** Stores a new list; false when the id is taken. */
  async insert(actor: Actor, id: string, draft: ShoppingListDraft, events: OutboxEntry[]): Promise<boolean> {
    try {
      await this.lists.create({ ...toDocument(actor, id, draft), ...outboxFields(events) });
    } catch (error) {
      if ((error as { code?: number }).code === DUPLICATE_KEY) return false;
      throw error;
    }
    this.outbox.publish(this.lists, id);
    return true;
  }

  /** Deletes a list; false when it is not there, or was deleted by somebody else just now. */
  async delete({ householdId }: Actor, id: string, events: OutboxEntry[]): Promise<boolean> {
    const deleted = await bury(this.lists, { _id: id, householdId }, events);
    if (deleted) this.outbox.publish(this.lists, id);
    return deleted !== null;
  }

  /** Removes everything a group had. */
  async deleteGroup(groupId: string): Promise<number> {
    const { deletedCount } = await this.lists.deleteMany({ groupId });
    return deletedCount;
  }
}
