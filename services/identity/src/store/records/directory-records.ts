import { CommonErrors, type DirectoryEntry, type FactOf } from '@larder/contracts';
import { DirectoryEntryDeleted, DirectoryEntrySaved } from '@larder/contracts';
import {
  announce,
  deleteWithTombstone,
  outboxFields,
  withOutbox,
  type Aggregate,
  type Outbox,
  type OutboxEntry,
} from '@larder/service-kit';
import type { Model } from 'mongoose';

/** The fields that a repository reads: all except the outbox and unselected ones. */
export type RecordOf<Fields> = Fields & { _id: string; revision: number; createdAt: Date; updatedAt: Date };

interface Parts<Fields> {
  model: Model<Aggregate<Fields>>;
  outbox: Outbox;
  /** The directory entry of a record. */
  entryOf: (record: RecordOf<Fields>) => DirectoryEntry;
  /** Called after each write, before the caller gets the result: caches of the record must be cleared. */
  onWrite: (id: string) => void;
}

interface Extras {
  hidden?: object;
  events?: OutboxEntry[];
}

/** The successor of a deleted user's records, or the heir of a deleted household. */
type Successors = Partial<Pick<FactOf<typeof DirectoryEntryDeleted>, 'successorId' | 'heirHouseholdId'>>;
/** Further events of a change. */
type EventsOf<Fields> = (before: RecordOf<Fields>, after: RecordOf<Fields>) => OutboxEntry[];

/** Writes users, households and groups. Each write also stores the event for the directories of other services. */
export class DirectoryRecords<Fields extends object> {
  constructor(private readonly parts: Parts<Fields>) {}

  find(id: string): Promise<RecordOf<Fields> | null> {
    return this.findOne({ _id: id, revision: EXISTS });
  }

  findOne(filter: object): Promise<RecordOf<Fields> | null> {
    return this.parts.model.findOne(filter).lean<RecordOf<Fields> | null>().exec();
  }

  /**
   * Stores a new record, with `hidden` fields and further `events` in the same write. Duplicate key errors are not
   * converted.
   */
  async insert(id: string, fields: Fields, { hidden = {}, events = [] }: Extras = {}): Promise<RecordOf<Fields>> {
    const now = new Date();
    const record = { ...fields, _id: id, revision: 0, createdAt: now, updatedAt: now };
    const entries = [this.saved(record), ...events];
    await this.parts.model.create([{ ...record, ...hidden, ...outboxFields(entries) }] as never);
    this.written(id, entries);
    return record;
  }

  /**
   * Applies the changes that `decide` computes from the stored record; calls it again after a conflict with a
   * concurrent request. `hidden` fields are stored in the same write.
   */
  async change(
    id: string,
    decide: (record: RecordOf<Fields>) => Partial<Fields>,
    eventsOf: EventsOf<Fields> = () => [],
    hidden: object = {},
  ): Promise<RecordOf<Fields>> {
    for (;;) {
      const record = await this.find(id);
      if (!record) throw CommonErrors.notFound();
      const changed = await this.save(record, decide(record), { eventsOf, hidden });
      if (changed) return changed;
    }
  }

  /** Deletes the record and publishes the heir; null when it was changed or deleted since it was read. */
  async remove(record: RecordOf<Fields>, heirs: Successors = {}): Promise<string | null> {
    const { kind, groupId } = this.parts.entryOf(record);
    const fact = { kind, id: record._id, revision: record.revision + 1, ...heirs };
    const event = announce(DirectoryEntryDeleted, fact, { tenant: { groupId } });
    const deletedId = await deleteWithTombstone(
      this.parts.model as never,
      { _id: record._id, revision: record.revision },
      [event],
    );
    if (deletedId) this.written(deletedId);
    return deletedId;
  }

  private async save(
    record: RecordOf<Fields>,
    changes: Partial<Fields>,
    { eventsOf, hidden }: { eventsOf: EventsOf<Fields>; hidden: object },
  ): Promise<RecordOf<Fields> | null> {
    const changed = { ...record, ...changes, revision: record.revision + 1, updatedAt: new Date() };
    const update = { ...setOrUnset({ ...changes, ...hidden }), $inc: { revision: 1 } };
    const filter = { _id: record._id, revision: record.revision };
    const events = [this.saved(changed), ...eventsOf(record, changed)];
    const done = await this.parts.model.updateOne(filter as never, withOutbox(update, events) as never);
    if (done.matchedCount === 0) return null;
    this.written(record._id, events);
    return changed;
  }

  private written(id: string, events?: OutboxEntry[]): void {
    this.parts.onWrite(id);
    this.parts.outbox.publish(this.parts.model, id, events);
  }

  private saved(record: RecordOf<Fields>): OutboxEntry {
    const entry = this.parts.entryOf(record);
    const householdId = 'householdId' in entry ? entry.householdId : undefined;
    return announce(DirectoryEntrySaved, { entry }, { tenant: { groupId: entry.groupId, householdId } });
  }
}

/** A field with the value undefined is removed. */
function setOrUnset(changes: object) {
  const entries = Object.entries(changes) as [string, unknown][];
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) as Record<string, ''> } : {}),
  };
}

/** The tombstone of a deleted record has no revision. */
export const EXISTS = { $exists: true } as const;
