import { DirectoryEntryDeleted, DirectoryEntrySaved, type DirectoryEntry, type FactOf } from '@larder/contracts';
import {
  announce,
  deleteWithTombstone,
  orThrowNotFound,
  outboxFields,
  withOutbox,
  type Aggregate,
  type Outbox,
  type OutboxEntry,
} from '@larder/service-kit';
import type { Model } from 'mongoose';

/** The fields that a repository reads: all except the outbox and unselected ones. */
export type RecordOf<Fields> = Fields & { _id: string; revision: number; createdAt: Date; updatedAt: Date };

interface Options<Fields> {
  model: Model<Aggregate<Fields>>;
  outbox: Outbox;
  /** The directory entry of a record. */
  entryOf: (record: RecordOf<Fields>) => DirectoryEntry;
  /** Called after each write, before the caller gets the result: caches of the record must be cleared. */
  onWrite: (id: string) => void;
}

/** What is stored in the same write as a new record. */
interface Additions {
  /** Fields that are not selected by default. */
  hidden?: object;
  events?: OutboxEntry[];
}

/** The successor of a deleted user or household. */
type Successors = Partial<Pick<FactOf<typeof DirectoryEntryDeleted>, 'successorId' | 'heirHouseholdId'>>;

/** What is stored in the same write as a change. */
interface ChangeAdditions<Fields> {
  /** Fields that are not selected by default. */
  hidden?: object;
  /** Returns further events of the change. */
  eventsOf?: (before: RecordOf<Fields>, after: RecordOf<Fields>) => OutboxEntry[];
}

/** Writes users, households and groups. Each write also stores the event for the directories of other services. */
export class DirectoryRecords<Fields extends object> {
  constructor(private readonly options: Options<Fields>) {}

  find(id: string): Promise<RecordOf<Fields> | null> {
    return this.findOne({ _id: id, revision: EXISTS });
  }

  findOne(filter: object): Promise<RecordOf<Fields> | null> {
    return this.options.model.findOne(filter).lean<RecordOf<Fields> | null>().exec();
  }

  /**
   * Stores a new record, with `hidden` fields and further `events` in the same write. Duplicate key errors are not
   * converted.
   */
  async insert(id: string, fields: Fields, { hidden = {}, events = [] }: Additions = {}): Promise<RecordOf<Fields>> {
    const now = new Date();
    const record = { ...fields, _id: id, revision: 0, createdAt: now, updatedAt: now };
    const entries = [this.savedEvent(record), ...events];
    await this.options.model.create([{ ...record, ...hidden, ...outboxFields(entries) }] as never);
    this.afterWrite(id, entries);
    return record;
  }

  /**
   * Applies the changes that `decide` computes from the stored record; calls it again after a conflict with a
   * concurrent request.
   */
  async change(
    id: string,
    decide: (record: RecordOf<Fields>) => Partial<Fields>,
    { hidden = {}, eventsOf = () => [] }: ChangeAdditions<Fields> = {},
  ): Promise<RecordOf<Fields>> {
    for (;;) {
      const record = orThrowNotFound(await this.find(id));
      const changed = await this.save(record, decide(record), { eventsOf, hidden });
      if (changed) return changed;
    }
  }

  /** Deletes the record and publishes the successor; null when it was changed or deleted since it was read. */
  async delete(record: RecordOf<Fields>, successors: Successors = {}): Promise<string | null> {
    const { kind, groupId } = this.options.entryOf(record);
    const fact = { kind, id: record._id, revision: record.revision + 1, ...successors };
    const event = announce(DirectoryEntryDeleted, fact, { tenant: { groupId } });
    const deletedId = await deleteWithTombstone(
      this.options.model as never,
      { _id: record._id, revision: record.revision },
      [event],
    );
    if (deletedId) this.afterWrite(deletedId);
    return deletedId;
  }

  private async save(
    record: RecordOf<Fields>,
    changes: Partial<Fields>,
    { eventsOf, hidden }: Required<ChangeAdditions<Fields>>,
  ): Promise<RecordOf<Fields> | null> {
    const changed = { ...record, ...changes, revision: record.revision + 1, updatedAt: new Date() };
    const update = { ...setOrUnset({ ...changes, ...hidden }), $inc: { revision: 1 } };
    const filter = { _id: record._id, revision: record.revision };
    const events = [this.savedEvent(changed), ...eventsOf(record, changed)];
    const done = await this.options.model.updateOne(filter as never, withOutbox(update, events) as never);
    if (done.matchedCount === 0) return null;
    this.afterWrite(record._id, events);
    return changed;
  }

  private afterWrite(id: string, events?: OutboxEntry[]): void {
    this.options.onWrite(id);
    this.options.outbox.publish(this.options.model, id, events);
  }

  private savedEvent(record: RecordOf<Fields>): OutboxEntry {
    const entry = this.options.entryOf(record);
    const householdId = 'householdId' in entry ? entry.householdId : undefined;
    return announce(DirectoryEntrySaved, { entry }, { tenant: { groupId: entry.groupId, householdId } });
  }
}

/** The update of the changed fields; fields with the value undefined are removed. */
function setOrUnset(changes: object) {
  const entries = Object.entries(changes) as [string, unknown][];
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) as Record<string, ''> } : {}),
  };
}

/** The condition on a field that records have and the tombstones of deleted records do not. */
export const EXISTS = { $exists: true } as const;
