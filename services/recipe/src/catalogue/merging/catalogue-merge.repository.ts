import type { GroupScope } from '@larder/contracts';
import { withOutbox, type Outbox, type OutboxEntry } from '@larder/service-kit';
import type { Model } from 'mongoose';
import type { CatalogueChanges } from '../catalogue-changes.js';
import type { CatalogueDocument } from '../catalogue.schema.js';
import { followMerges } from '../follow-merges.js';

/** The source and the target of a merge. */
export interface Merge {
  fromId: string;
  toId: string;
}
/** A merge whose target does not have the names of the source yet. */
export interface UnfinishedPair<Doc> {
  source: Doc;
  target: Doc;
}

/** How long an interrupted merge reserves its target, in milliseconds. */
const RESERVED_MS = 30_000;

/** The writes that merge two foods or units. */
export class CatalogueMergeRepository<Doc extends CatalogueDocument> {
  constructor(
    private readonly model: Model<Doc>,
    private readonly outbox: Outbox,
    private readonly changes: CatalogueChanges,
  ) {}

  /** Null when the group has no such record. */
  async findName({ groupId }: GroupScope, id: string): Promise<string | null> {
    const existing = await this.model.findOne({ _id: id, groupId }, { name: 1 }).lean<Pick<Doc, 'name'>>();
    return existing?.name ?? null;
  }

  async isMerged({ groupId }: GroupScope, { fromId, toId }: Merge): Promise<boolean> {
    return (await this.model.exists({ _id: fromId, retiredFrom: groupId, mergedInto: toId })) !== null;
  }

  /**
   * Reserves the target, so that it is not merged itself meanwhile and two records are never merged into each other;
   * false when it does not exist any more.
   */
  async reserve({ groupId }: GroupScope, { fromId, toId }: Merge): Promise<boolean> {
    const absorbing = { id: fromId, until: new Date(Date.now() + RESERVED_MS) };
    const change = { $push: { absorbing } };
    return (await this.model.updateOne({ _id: toId, groupId }, change, { timestamps: false })).matchedCount > 0;
  }

  async release({ groupId }: GroupScope, { fromId, toId }: Merge): Promise<void> {
    const change = { $pull: { absorbing: { id: fromId } } };
    await this.model.updateOne({ _id: toId, groupId }, change, { timestamps: false });
  }

  /**
   * The write that merges; false when the source does not exist any more, or is reserved as the target of another
   * merge.
   */
  async retireInto({ groupId }: GroupScope, { fromId, toId }: Merge, event: OutboxEntry): Promise<boolean> {
    const isReserved = { $elemMatch: { until: { $gt: new Date() } } };
    const change = {
      $set: { retiredFrom: groupId, mergedInto: toId },
      $unset: { groupId: 1, nameKey: 1, names: 1 },
      $inc: { revision: 1 },
    };
    const filter = { _id: fromId, groupId, absorbing: { $not: isReserved } };
    const { matchedCount } = await this.model.updateOne(filter, withOutbox(change, [event]));
    if (matchedCount > 0) this.outbox.publish(this.model, fromId);
    this.changes.broadcastChange({ groupId });
    return matchedCount > 0;
  }

  /** Null when the merge is complete. */
  async findPair({ groupId }: GroupScope, { fromId, toId }: Merge): Promise<UnfinishedPair<Doc> | null> {
    const [source, target] = await Promise.all([
      this.model.findOne({ _id: fromId, retiredFrom: groupId, absorbed: { $ne: true } }).lean<Doc>(),
      this.model.findOne({ _id: toId, groupId }).lean<Doc>(),
    ]);
    return source && target && { source, target };
  }

  /** Adds the fields of the source to the target; false when it has changed since it was read. */
  async absorb(group: GroupScope, { source, target }: UnfinishedPair<Doc>, update: Partial<Doc>): Promise<boolean> {
    const filter = { _id: target._id, revision: target.revision };
    const { matchedCount } = await this.model.updateOne(filter, { $set: update, $inc: { revision: 1 } });
    if (matchedCount > 0) await this.model.updateOne({ _id: source._id }, { $set: { absorbed: true } });
    this.changes.broadcastChange(group);
    return matchedCount > 0;
  }

  /**
   * Points everything that was merged into this record directly to the end of the chain, so that chains stay short;
   * returns the end. Null when it does not exist any more.
   */
  async shorten({ groupId }: GroupScope, id: string): Promise<string | null> {
    const end = (
      await followMerges([id], (ids) =>
        this.model
          .find({ _id: { $in: ids }, $or: [{ groupId }, { retiredFrom: groupId }] }, { retiredFrom: 1, mergedInto: 1 })
          .lean<Pick<Doc, '_id' | 'retiredFrom' | 'mergedInto'>[]>(),
      )
    ).get(id);
    if (!end || end.retiredFrom) return null;
    const change = { $set: { mergedInto: end._id } };
    await this.model.updateMany({ retiredFrom: groupId, mergedInto: id }, change, { timestamps: false });
    await this.model.updateOne({ _id: id, retiredFrom: groupId }, change, { timestamps: false });
    this.changes.broadcastChange({ groupId });
    return end._id;
  }
}
