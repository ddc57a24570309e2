import type { GroupScope } from '@larder/contracts';
import { InjectModel, isDuplicateKey, Outbox, type OutboxEntry, tombstone, withOutbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  RECIPES,
  RecipeChangeFeed,
  type RecipeDocument,
  type RecipeFields,
  type TrashContent,
} from '../../recipe-store/index.js';

/** Undefined fields are not stored. */
const OPTIONS = { ordered: false, ignoreUndefined: true } as const;

/** A recipe before its change, with the events of the change. */
export interface BulkWrite {
  read: RecipeDocument;
  events: OutboxEntry[];
}
/** The same with the changed fields. */
export interface BulkChange extends BulkWrite {
  changes: Partial<RecipeFields>;
}

/** The same with its trash content. */
export interface BulkDeletion extends BulkWrite {
  trashed: TrashContent;
}

/** Writes many recipes with one statement. */
@Injectable()
export class RecipeBulkRepository {
  constructor(
    @InjectModel(RECIPES) private readonly model: Model<RecipeDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /**
   * Changes recipes that are unchanged since they were read, unless their new slug is taken. Returns the changed
   * recipes by id.
   */
  async update(group: GroupScope, all: BulkChange[]): Promise<Map<string, RecipeDocument>> {
    const updatedAt = new Date();
    const writes = all.map(({ read, changes, events }) => ({
      updateOne: {
        filter: { _id: read._id, groupId: group.groupId, revision: read.revision },
        update: withOutbox({ $set: { ...changes, updatedAt }, $inc: { revision: 1 } }, events),
      },
    }));
    const notWrittenIds = (await this.write(writes)) ? new Set<string>() : await this.findNotWritten(all);
    const changed = all
      .filter(({ read }) => !notWrittenIds.has(read._id))
      .map(({ read, changes }) => ({ ...read, ...changes, updatedAt, revision: read.revision + 1 }));
    for (const recipe of changed) {
      this.outbox.publish(this.model, recipe._id);
      this.feed.notifySaved(group.groupId, recipe);
    }
    return new Map(changed.map((recipe) => [recipe._id, recipe]));
  }

  /** Deletes recipes that are unchanged since they were read. Returns the ids of the others. */
  async delete(group: GroupScope, all: BulkDeletion[]): Promise<Set<string>> {
    const writes = all.map(({ read: { _id, revision }, events, trashed }) => ({
      replaceOne: {
        // A recipe with unpublished events is deleted separately, which publishes them, too.
        filter: { _id, groupId: group.groupId, revision, 'outbox.0': { $exists: false } },
        replacement: { revision: revision + 1, trashed, ...tombstone(_id, events) },
      },
    }));
    // Mongoose would fill the tombstones with defaults.
    const { matchedCount } = await this.model.collection.bulkWrite(writes as never, OPTIONS);
    const notWrittenIds = matchedCount === all.length ? new Set<string>() : await this.findNotWritten(all);
    for (const { read } of all.filter((each) => !notWrittenIds.has(each.read._id))) {
      this.outbox.publish(this.model, read._id);
      this.feed.notifyDeleted(group.groupId, read._id, read.revision + 1);
    }
    return notWrittenIds;
  }

  /** Whether all of them were written. */
  private async write(writes: object[]): Promise<boolean> {
    try {
      // The native collection: Mongoose takes longer for hundreds of whole recipes than the database.
      const { modifiedCount } = await this.model.collection.bulkWrite(writes as never, OPTIONS);
      return modifiedCount === writes.length;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * The ids of recipes without the event of this change. If the event was published already, the recipe is included,
   * too: repeating the change has no effect, omitting it would lose it.
   */
  private async findNotWritten(all: BulkWrite[]): Promise<Set<string>> {
    const ids = all.map(({ read }) => read._id);
    const eventIds = all.flatMap(({ events }) => events.map(({ eventId }) => eventId));
    // Without the group, which tombstones do not have; event ids are unique.
    const filter = { _id: { $in: ids }, 'outbox.eventId': { $in: eventIds } };
    const written = await this.model.collection.find(filter as object, { projection: { _id: 1 } }).toArray();
    const writtenIds = new Set(written.map(({ _id }) => String(_id)));
    return new Set(ids.filter((id) => !writtenIds.has(id)));
  }
}
