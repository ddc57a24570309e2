import type { Actor } from '@larder/contracts';
import { InjectModel, Outbox, tombstone, withOutbox, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  RecipeChangeFeed,
  type RecipeDocument,
  type RecipeFields,
  type TrashContent,
} from '../../recipe-store/index.js';
import { isDuplicateKey } from '../../records/index.js';
type Group = Pick<Actor, 'groupId'>;
/** What is undefined is not stored. */
const OPTIONS = { ordered: false, ignoreUndefined: true } as const;

/** A recipe as it was read, with the events that go with its change. */
export interface BulkWrite {
  read: RecipeDocument;
  events: OutboxEntry[];
}
/** The same with what changes. */
export interface BulkChange extends BulkWrite {
  changes: Partial<RecipeFields>;
}

/** The same with what goes into the trash. */
export interface BulkDeletion extends BulkWrite {
  trashed: TrashContent;
}

/** Writes of many recipes, in one statement for all of them. */
@Injectable()
export class RecipeBulkRepository {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /**
   * Changes those that are still as they were read, unless their new slug is taken. Gives back the changed recipes by
   * their ids.
   */
  async update(group: Group, all: BulkChange[]): Promise<Map<string, RecipeDocument>> {
    const updatedAt = new Date();
    const writes = all.map(({ read, changes, events }) => ({
      updateOne: {
        filter: { _id: read._id, groupId: group.groupId, revision: read.revision },
        update: withOutbox({ $set: { ...changes, updatedAt }, $inc: { revision: 1 } }, events),
      },
    }));
    const left = (await this.write(writes)) ? new Set<string>() : await this.notWritten(all);
    const changed = all
      .filter(({ read }) => !left.has(read._id))
      .map(({ read, changes }) => ({ ...read, ...changes, updatedAt, revision: read.revision + 1 }));
    for (const recipe of changed) {
      this.outbox.publish(this.model, recipe._id);
      this.feed.saved(group.groupId, recipe);
    }
    return new Map(changed.map((recipe) => [recipe._id, recipe]));
  }

  /** Deletes those that are still as they were read. Gives back the ids of the others. */
  async delete(group: Group, all: BulkDeletion[]): Promise<Set<string>> {
    const writes = all.map(({ read: { _id, revision }, events, trashed }) => ({
      replaceOne: {
        // A recipe with events that wait is left to its own deletion, which publishes those, too.
        filter: { _id, groupId: group.groupId, revision, 'outbox.0': { $exists: false } },
        replacement: { revision: revision + 1, trashed, ...tombstone(_id, events) },
      },
    }));
    // Mongoose would fill the tombstones with defaults.
    const { matchedCount } = await this.model.collection.bulkWrite(writes as never, OPTIONS);
    const left = matchedCount === all.length ? new Set<string>() : await this.notWritten(all);
    for (const { read } of all.filter((each) => !left.has(each.read._id))) {
      this.outbox.publish(this.model, read._id);
      this.feed.deleted(group.groupId, read._id, read.revision + 1);
    }
    return left;
  }

  /** Whether all of them were written. */
  private async write(writes: object[]): Promise<boolean> {
    try {
      // The collection itself: Mongoose would take longer to look at hundreds of whole recipes than the database.
      const { modifiedCount } = await this.model.collection.bulkWrite(writes as never, OPTIONS);
      return modifiedCount === writes.length;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Those without our event. One whose event another request has published already counts, too: to make the change once
   * more does no harm, to miss it would.
   */
  private async notWritten(all: BulkWrite[]): Promise<Set<string>> {
    const ids = all.map(({ read }) => read._id);
    const ours = all.flatMap(({ events }) => events.map(({ eventId }) => eventId));
    // Without the group, which tombstones do not have: the ids of events are our own.
    const filter = { _id: { $in: ids }, 'outbox.eventId': { $in: ours } };
    const written = await this.model.collection.find(filter as object, { projection: { _id: 1 } }).toArray();
    const done = new Set(written.map(({ _id }) => String(_id)));
    return new Set(ids.filter((id) => !done.has(id)));
  }
}
