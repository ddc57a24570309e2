import type { Actor } from '@larder/contracts';
import { InjectModel, Outbox, withOutbox, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SHOPPING_LISTS, type LabelPositionRecord, type ShoppingListDocument } from './shopping-list.schema.js';

/** The positions of labels that are stored with the lists of a household. */
@Injectable()
export class LabelPositionRepository {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly outbox: Outbox,
  ) {}

  /** The stored label positions of the household's lists. */
  find({ householdId }: Actor): Promise<Pick<ShoppingListDocument, '_id' | 'createdAt' | 'labelPlaces'>[]> {
    return this.lists.find({ householdId }, { createdAt: 1, labelPlaces: 1 }).lean<ShoppingListDocument[]>();
  }

  /** Stores label positions if the list is unchanged since it was read; false when another request has changed it. */
  async save(read: ShoppingListDocument, labelPlaces: LabelPositionRecord[], events: OutboxEntry[]): Promise<boolean> {
    const { _id, groupId, householdId, revision } = read;
    const change = withOutbox({ $set: { labelPlaces }, $inc: { revision: 1 } }, events);
    const { matchedCount } = await this.lists.updateOne({ _id, groupId, householdId, revision }, change);
    if (matchedCount > 0) this.outbox.publish(this.lists, _id, events);
    return matchedCount > 0;
  }

  /** Removes the position of a deleted label. Not an edit by a user, so `updatedAt` is kept. */
  async removeLabel(groupId: string, labelId: string): Promise<void> {
    const change = { $pull: { labelPlaces: { labelId } }, $inc: { revision: 1 } };
    await this.lists.updateMany({ groupId, 'labelPlaces.labelId': labelId }, change, { timestamps: false });
  }
}
