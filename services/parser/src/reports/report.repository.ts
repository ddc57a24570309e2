import {
  ReportFinished,
  ReportProgressed,
  type Actor,
  type GroupScope,
  type ReportCategory,
  type ReportStatus,
} from '@larder/contracts';
import {
  announce,
  deleteWithTombstone,
  InjectModel,
  newId,
  Outbox,
  type OutboxEntry,
  outboxFields,
  storeUnlessDuplicate,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Outcome } from '../outcomes/index.js';
import { REPORT_ENTRIES, REPORTS, type ReportDocument, type ReportEntryDocument } from './report.schema.js';

/** The maximum number of reports in the list, as documented. */
const MAX_LISTED = 9_999;

/** A report to create; `total` is the number of items, null if it is not known yet. */
export interface NewReport {
  id: string;
  category: ReportCategory;
  name: string;
  jobId: string;
  total: number | null;
}

/** What the events of a report name: the report, its tenant and its category. */
type ReportTenant = Pick<ReportDocument, '_id' | 'groupId' | 'householdId' | 'category'>;

interface ReportProgress {
  done: number;
  total: number | null;
}

/** The final status and the counts of a report. */
interface ReportEnd {
  status: ReportStatus;
  succeeded: number;
  failed: number;
}

/** Every query on reports and their entries. */
@Injectable()
export class ReportRepository {
  constructor(
    @InjectModel(REPORTS) private readonly reports: Model<ReportDocument>,
    @InjectModel(REPORT_ENTRIES) private readonly entries: Model<ReportEntryDocument>,
    private readonly outbox: Outbox,
  ) {}

  /** Stores a new report in progress; false when the id is taken. */
  async insert(actor: Actor, { id, ...fields }: NewReport, events: OutboxEntry[]): Promise<boolean> {
    const { groupId, householdId, userId } = actor;
    const owner = { groupId, householdId, userId };
    const started = progressEvent({ _id: id, ...owner, category: fields.category }, { done: 0, total: fields.total });
    const allEvents = [...events, started];
    const report = { _id: id, ...owner, ...fields, status: 'in-progress' as const, ...outboxFields(allEvents) };
    if (!(await storeUnlessDuplicate(() => this.reports.create(report)))) return false;
    this.outbox.publish(this.reports, id, allEvents);
    return true;
  }

  find({ groupId }: GroupScope, id: string): Promise<ReportDocument | null> {
    return this.reports.findOne({ _id: id, groupId }).lean<ReportDocument>();
  }

  /** The reports of a group, newest first. */
  stream({ groupId }: GroupScope, category: ReportCategory | null): AsyncIterable<ReportDocument> {
    const filter = { groupId, ...(category ? { category } : {}) };
    return this.reports
      .find(filter)
      .sort({ createdAt: -1, _id: 1 })
      .limit(MAX_LISTED)
      .lean<ReportDocument[]>()
      .cursor();
  }

  /** The entries of a report, in the order of the source. */
  streamEntries({ groupId }: GroupScope, reportId: string): AsyncIterable<ReportEntryDocument> {
    return this.entries.find({ groupId, reportId }).sort({ position: 1 }).lean<ReportEntryDocument[]>().cursor();
  }

  /** The positions that have an entry. */
  async findPositions({ groupId }: GroupScope, reportId: string): Promise<Set<number>> {
    const entries = await this.entries.find({ groupId, reportId }, { position: 1 }).lean<{ position: number }[]>();
    return new Set(entries.map(({ position }) => position));
  }

  async countEntries({ groupId }: GroupScope, reportId: string): Promise<{ succeeded: number; failed: number }> {
    const count = (success: boolean) => this.entries.countDocuments({ groupId, reportId, success });
    const [succeeded, failed] = await Promise.all([count(true), count(false)]);
    return { succeeded, failed };
  }

  /** Records the outcome of the item at a position. Idempotent: a second entry is ignored. */
  async insertEntry({ groupId }: GroupScope, reportId: string, position: number, outcome: Outcome): Promise<void> {
    await storeUnlessDuplicate(() => this.entries.create({ _id: newId(), groupId, reportId, position, ...outcome }));
  }

  /** Reopens a report that has ended: its failed entries are deleted, so that they are retried. Once per retry. */
  async reopen({ groupId }: GroupScope, id: string, retries: number): Promise<void> {
    await this.entries.deleteMany({ groupId, reportId: id, success: false });
    const changes = { $set: { status: 'in-progress', retries }, $inc: { revision: 1 } } as const;
    await this.reports.updateOne({ _id: id, groupId, retries: { $ne: retries } }, changes);
  }

  /** Stores and publishes the progress of the work. */
  async saveProgress(report: ReportTenant, progress: ReportProgress): Promise<void> {
    const { _id, groupId } = report;
    const event = progressEvent(report, progress);
    const update = withOutbox({ $set: progress }, [event]);
    const { matchedCount } = await this.reports.updateOne({ _id, groupId, status: 'in-progress' }, update);
    if (matchedCount > 0) this.outbox.publish(this.reports, _id, [event]);
  }

  /** Ends a report that is in progress; false when it has ended or was deleted. */
  async finish(
    report: ReportTenant & Pick<ReportDocument, 'name'>,
    { status, ...counts }: ReportEnd,
  ): Promise<boolean> {
    const { _id, groupId, householdId, category, name } = report;
    const payload = { reportId: _id, category, name, status, ...counts };
    const event = announce(ReportFinished, payload, { tenant: { groupId, householdId } });
    const update = withOutbox({ $set: { status }, $inc: { revision: 1 } }, [event]);
    const { modifiedCount } = await this.reports.updateOne({ _id, groupId, status: 'in-progress' }, update);
    if (modifiedCount > 0) this.outbox.publish(this.reports, _id, [event]);
    return modifiedCount > 0;
  }

  /** The reports of every group that were created before a date and have not ended. */
  findUnfinished(before: Date, limit: number): Promise<ReportDocument[]> {
    const filter = { status: 'in-progress', createdAt: { $lt: before } } as const;
    return this.reports.find(filter).sort({ createdAt: 1, _id: 1 }).limit(limit).lean<ReportDocument[]>();
  }

  /**
   * Deletes a report; false when it does not exist. Its entries are deleted first: if that fails, the report can be
   * deleted again.
   */
  async delete({ groupId }: GroupScope, id: string): Promise<boolean> {
    await this.entries.deleteMany({ groupId, reportId: id });
    return (await deleteWithTombstone(this.reports, { _id: id, groupId }, [])) !== null;
  }

  /** Deletes all reports of a group. */
  async deleteOfGroup(groupId: string): Promise<void> {
    await this.entries.deleteMany({ groupId });
    await this.reports.deleteMany({ groupId });
  }
}

function progressEvent(
  { _id, groupId, householdId, category }: ReportTenant,
  { done, total }: ReportProgress,
): OutboxEntry {
  return announce(ReportProgressed, { reportId: _id, category, done, total }, { tenant: { groupId, householdId } });
}
