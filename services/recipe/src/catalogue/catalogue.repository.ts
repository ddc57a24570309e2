import type { Actor, GroupScope, SearchQuery } from '@larder/contracts';
import {
  type OpenedPage,
  type Outbox,
  type OutboxEntry,
  outboxFields,
  storeUnlessDuplicate,
  withOutbox,
} from '@larder/service-kit';
import type { Model } from 'mongoose';
import type { Lists } from '../pagination/index.js';
import { shortKey } from '../records/index.js';
import type { CatalogueChanges } from './catalogue-changes.js';
import type { CatalogueDocument } from './catalogue.schema.js';
import { followMerges } from './follow-merges.js';
import { insertMissing, type NewRecord } from './insert-missing.js';
import type { Candidate } from './names/match-name.js';

/** Maximum number of records of one kind that are read at once. */
export const MAX_RECORDS = 5_000;

type Update = Record<string, object>;

/** The fields that distinguish active records from deleted or merged ones, and the revision. */
export const CATALOGUE_STATE = { retiredFrom: 1, mergedInto: 1, revision: 1 } as const;

/** Every query on a catalogue: foods or units. */
export abstract class CatalogueRepository<Doc extends CatalogueDocument> {
  protected abstract readonly resource: 'foods' | 'units';
  /** The fields of responses. */
  protected abstract readonly projection: Record<string, 1>;

  constructor(
    protected readonly model: Model<Doc>,
    private readonly outbox: Outbox,
    private readonly lists: Lists,
    protected readonly changes: CatalogueChanges,
  ) {}

  list(actor: Actor, query: SearchQuery): Promise<OpenedPage<Doc>> {
    const { resource, model, projection } = this;
    return this.lists.open<Doc>(actor, { resource, model, filter: { groupId: actor.groupId }, query, projection });
  }

  find({ groupId }: GroupScope, id: string): Promise<Doc | null> {
    return this.model.findOne({ _id: id, groupId }, this.projection).lean<Doc>();
  }

  /**
   * The records for recipes, by requested id: merged ones are replaced by their target; retired ones are included until
   * their names are in the notes.
   */
  async findFollowingMerges({ groupId }: GroupScope, ids: string[]): Promise<Map<string, Doc>> {
    const ofGroup = { $or: [{ groupId }, { retiredFrom: groupId }] };
    return followMerges(ids, (some) =>
      this.model.find({ _id: { $in: some }, ...ofGroup }, this.projection).lean<Doc[]>(),
    );
  }

  /** The current ids, by requested id: merged records are replaced by their target. */
  async findCurrentIds(actor: GroupScope, ids: string[]): Promise<Map<string, string>> {
    const existing = [...(await this.findFollowingMerges(actor, ids))].filter(([, { retiredFrom }]) => !retiredFrom);
    return new Map(existing.map(([requestedId, { _id }]) => [requestedId, _id]));
  }

  /** The ids of all records of the group. */
  async findAllIds({ groupId }: GroupScope): Promise<string[]> {
    const all = await this.model.find({ groupId }, { _id: 1 }).limit(MAX_RECORDS).lean<{ _id: string }[]>();
    return all.map(({ _id }) => _id);
  }

  /** The group's records with one of these lookup keys. */
  async findCandidates({ groupId }: GroupScope, names: string[]): Promise<Candidate[]> {
    if (names.length === 0) return [];
    const filter = { groupId, names: { $in: names } };
    return this.model.find(filter, { name: 1, names: 1 }).sort({ createdAt: 1, _id: 1 }).lean<Candidate[]>();
  }

  /** The group's record with exactly this name; null when it does not exist. */
  async findIdByName({ groupId }: GroupScope, name: string): Promise<string | null> {
    const existing = await this.model.findOne({ groupId, nameKey: shortKey(name) }, { _id: 1 }).lean<{ _id: string }>();
    return existing?._id ?? null;
  }

  /** Stores a new record; a taken name is a duplicate key. */
  async insert({ groupId }: GroupScope, fields: Partial<Doc> & { _id: string }): Promise<Doc> {
    const created = await this.model.create({ ...fields, groupId, ...outboxFields([]) });
    this.changes.broadcastAddition({ groupId });
    return created.toObject<Doc>();
  }

  /** Stores complete new records, except those with a taken name. @returns whether there were any of these */
  async insertMany({ groupId }: GroupScope, records: (Partial<Doc> & { _id: string })[]): Promise<boolean> {
    const now = new Date();
    const stored = { revision: 0, createdAt: now, updatedAt: now, groupId, ...outboxFields([]) };
    const documents = records.map((fields) => ({ ...fields, ...stored }));
    const options = { ordered: false, ignoreUndefined: true };
    try {
      // The native collection: Mongoose takes longer for thousands of records than the database.
      return !(await storeUnlessDuplicate(() => this.model.collection.insertMany(documents as never, options)));
    } finally {
      this.changes.broadcastAddition({ groupId });
    }
  }

  /** Stores the records whose names the group does not have; returns the number. */
  async insertMissing({ groupId }: GroupScope, records: (Partial<Doc> & NewRecord)[]): Promise<number> {
    const ids = await insertMissing(this.model, groupId, records);
    this.changes.broadcastAddition({ groupId });
    return ids.length;
  }

  /**
   * Updates the given fields; null when the record does not exist any more or, with a `revision`, has changed since. A
   * taken name is a duplicate key.
   */
  async update({ groupId }: GroupScope, id: string, update: Update, revision?: number): Promise<Doc | null> {
    const filter = { _id: id, groupId, ...(revision !== undefined && { revision }) };
    const saved = await this.model
      .findOneAndUpdate(filter, { ...update, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean<Doc>();
    this.changes.broadcastChange({ groupId });
    return saved;
  }

  /** Ids and names of the records of the group with these ids. */
  async findNames({ groupId }: GroupScope, ids: string[]): Promise<Pick<CatalogueDocument, '_id' | 'name'>[]> {
    return this.model
      .find({ _id: { $in: ids }, groupId }, { name: 1 })
      .lean<Pick<CatalogueDocument, '_id' | 'name'>[]>();
  }

  /** Retires a record; recipes that use it still show it. Null when it is deleted already. */
  async retire({ groupId }: GroupScope, id: string, events: OutboxEntry[]): Promise<Doc | null> {
    const retired = await this.model
      .findOneAndUpdate({ _id: id, groupId }, retirement(groupId, events), { returnDocument: 'before' })
      .lean<Doc>();
    if (retired) this.outbox.publish(this.model, id);
    this.changes.broadcastChange({ groupId });
    return retired;
  }

  /** Retires many records, each with its event, in one statement. */
  async retireAll({ groupId }: GroupScope, events: Map<string, OutboxEntry>): Promise<void> {
    const writes = [...events].map(([_id, event]) => ({
      updateOne: { filter: { _id, groupId }, update: retirement(groupId, [event]) },
    }));
    if (writes.length === 0) return;
    // The document type is generic; filter and update use fields that every catalogue has.
    await this.model.bulkWrite(writes as unknown as Parameters<Model<Doc>['bulkWrite']>[0], { ordered: false });
    for (const id of events.keys()) this.outbox.publish(this.model, id);
    this.changes.broadcastChange({ groupId });
  }

  /** Deletes a retired record permanently. */
  async purge(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id, retiredFrom: { $exists: true } });
  }
}

function retirement(groupId: string, events: OutboxEntry[]) {
  const change = {
    $set: { retiredFrom: groupId },
    $unset: { groupId: 1, nameKey: 1, names: 1 },
    $inc: { revision: 1 },
  };
  return withOutbox(change, events);
}
