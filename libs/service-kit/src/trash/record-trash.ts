import type { HouseholdScope } from '@larder/contracts';
import type { Collection } from 'mongodb';
import type { Model, Schema } from 'mongoose';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import type { Outbox } from '../outbox/outbox.js';
import { deleteWithTombstone, outboxFields, unchangedOutboxFilter } from '../outbox/with-outbox.js';
import { declareTrash, trashSchema } from '../stored-shapes/trash-schemas.js';
import { trashOperation, type Deletion, type TrashableRecord, type TrashedRecord } from './trashed-record.js';

const IGNORE_UNDEFINED = { ignoreUndefined: true } as const;
const SMALL_BATCHES = { batchSize: 10 } as const;

/** Declares the indexes of a trash, and what it contains; create the indexes in a migration. */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema of any document
export function indexTrash(schema: Schema<any>): void {
  schema.index({ 'trashed.householdId': 1, 'trashed.at': 1, _id: 1 }, { sparse: true }); // the trash of a household
  schema.index({ 'trashed.groupId': 1 }, { sparse: true }); // deletion of a group
  schema.index({ 'trashed.expiresAt': 1 }, { expireAfterSeconds: 0, sparse: true });
  declareTrash(schema, trashSchema(schema));
}

/**
 * The deleted records of a collection, which can be restored for 30 days. A record is moved to the trash in the write
 * that publishes its deletion, and restored by the opposite write (docs/decisions/0033-history-and-trash.md).
 */
export class RecordTrash<Doc extends TrashableRecord> {
  constructor(
    private readonly model: Model<Doc>,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Deletes the records that match the filter, which must contain the tenant; returns those that were not deleted by
   * another request before.
   */
  async put({ filter, ...deletion }: Deletion<Doc> & { filter: Record<string, unknown> }): Promise<Doc[]> {
    const deleted: Doc[] = [];
    for (;;) {
      const documents = (await this.model.collection.find(filter).toArray()) as unknown as Doc[];
      if (documents.length === 0) return deleted;
      const at = new Date();
      const writes = documents.map((document) => trashOperation(document, deletion, at));
      const options = { ordered: false, ...ESSENTIAL_WRITE };
      const { matchedCount } = await this.model.collection.bulkWrite(writes as never, options);
      const own =
        matchedCount === documents.length ? documents : await this.trashedByRequest(documents, deletion.by, at);
      for (const { _id } of own) this.outbox.publish(this.model, _id);
      deleted.push(...own);
    }
  }

  /** The number of deleted records of the household. */
  count({ householdId }: HouseholdScope): Promise<number> {
    return this.documents.countDocuments({ 'trashed.householdId': householdId });
  }

  /** A page of the trash, latest first, without the fields in `without`. */
  async list(
    { householdId }: HouseholdScope,
    { skip, limit, without = [] }: { skip: number; limit: number; without?: readonly (keyof Doc & string)[] },
  ): Promise<TrashedRecord<Doc>[]> {
    if (limit === 0) return [];
    const excluded = Object.fromEntries(without.map((name) => [`trashed.document.${name}`, 0]));
    return this.documents
      .find({ 'trashed.householdId': householdId } as object)
      .project<TrashedRecord<Doc>>({ ...excluded, outbox: 0 })
      .sort({ 'trashed.at': -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
  }

  /** A deleted record of the household by id, or by one of its fields. */
  async find({ householdId }: HouseholdScope, by: string | Partial<Doc>): Promise<TrashedRecord<Doc> | null> {
    const key = typeof by === 'string' ? { _id: by } : prefixKeys('trashed.document', by);
    const filter = { 'trashed.householdId': householdId, ...key } as object;
    return this.documents.findOne<TrashedRecord<Doc>>(filter);
  }

  /** The deleted records of one user in all households, for the operator only. */
  async *streamOfUser(userId: string): AsyncGenerator<TrashedRecord<Doc>> {
    yield* this.documents.find<TrashedRecord<Doc>>({ 'trashed.document.userId': userId } as object, SMALL_BATCHES);
  }

  /** Some of the records that were deleted with another one, of any household. */
  findByCause(cause: string, limit: number): Promise<TrashedRecord<Doc>[]> {
    const filter = { 'trashed.cause': cause } as object;
    return this.documents.find<TrashedRecord<Doc>>(filter).limit(limit).toArray();
  }

  /**
   * Restores a record with `changes`; null when it was changed since it was read, as by publishing its events: use
   * `optimisticUpdate`. A conflict with a unique index throws a duplicate key error.
   */
  async restore(trashed: TrashedRecord<Doc>, changes: Partial<Doc>, events: OutboxEntry[]): Promise<Doc | null> {
    const { _id, outbox = [] } = trashed;
    const { document, householdId } = trashed.trashed;
    const revision = trashed.revision + 1;
    const restored: Doc = { ...document, ...changes, updatedAt: new Date(), revision };
    const filter = {
      _id,
      revision: trashed.revision,
      'trashed.householdId': householdId,
      ...unchangedOutboxFilter(outbox),
    };
    const replacement = { ...restored, ...outboxFields([...outbox, ...events]) };
    const { matchedCount } = await this.documents.replaceOne(filter, replacement as never, IGNORE_UNDEFINED);
    if (matchedCount === 0) return null;
    this.outbox.publish(this.model, _id);
    return restored;
  }

  /** Permanently deletes a record; false when it is not in the trash any more. */
  async purge({ householdId }: HouseholdScope, _id: string): Promise<boolean> {
    const purged = await deleteWithTombstone(this.model, { _id, 'trashed.householdId': householdId }, []);
    if (purged) this.outbox.publish(this.model, _id);
    return purged !== null;
  }

  /** Moves the trash of a deleted household to another one. */
  async moveHousehold(from: string, to: string): Promise<void> {
    const $set = { 'trashed.householdId': to, 'trashed.document.householdId': to };
    await this.documents.updateMany({ 'trashed.householdId': from }, { $set });
  }

  /** Permanently deletes the trash of a household or of a group. */
  async clear(tenant: { groupId: string; householdId?: string }): Promise<void> {
    await this.documents.deleteMany(prefixKeys('trashed', tenant));
  }

  /** The records that were deleted by this request, and not by a concurrent one. */
  private async trashedByRequest(documents: Doc[], by: string, at: Date): Promise<Doc[]> {
    const filter = { _id: { $in: documents.map(({ _id }) => _id) }, 'trashed.by': by, 'trashed.at': at } as object;
    const own = await this.documents.find(filter).project<{ _id: string }>({ _id: 1 }).toArray();
    const ids = new Set(own.map(({ _id }) => _id));
    return documents.filter(({ _id }) => ids.has(_id));
  }

  private get documents(): Collection<TrashedRecord<Doc>> {
    return this.model.collection as unknown as Collection<TrashedRecord<Doc>>;
  }
}

function prefixKeys(prefix: string, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
}
