import type { GroupScope } from '@larder/contracts';
import { InjectModel, Outbox, withOutbox, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { DATA_EXPORTS, type DataExportDocument } from './data-export.schema.js';

type StoredExport = Pick<DataExportDocument, '_id' | 'groupId' | 'path' | 'size' | 'expiresAt'>;

/** Every query on the records of archives. */
@Injectable()
export class DataExportRepository {
  constructor(
    @InjectModel(DATA_EXPORTS) private readonly model: Model<DataExportDocument>,
    private readonly outbox: Outbox,
  ) {}

  /** The archives of a group, newest first. */
  findOfGroup({ groupId }: GroupScope): Promise<DataExportDocument[]> {
    return this.model.find({ groupId }).sort({ createdAt: -1, _id: 1 }).lean<DataExportDocument[]>();
  }

  find({ groupId }: GroupScope, path: string): Promise<DataExportDocument | null> {
    return this.model.findOne({ groupId, path }).lean<DataExportDocument>();
  }

  /** Idempotent: a retried job writes the same record. */
  async save({ _id, ...fields }: StoredExport, events: OutboxEntry[]): Promise<void> {
    await this.model.updateOne({ _id }, withOutbox({ $set: fields }, events), { upsert: true });
    this.outbox.publish(this.model, _id, events);
  }

  /** The archives of all groups that expired before a time. */
  findExpired(moment: Date): Promise<DataExportDocument[]> {
    return this.model.find({ expiresAt: { $lt: moment } }).lean<DataExportDocument[]>();
  }

  /** Whether an archive of any group has this path. */
  async isRecorded(path: string): Promise<boolean> {
    return (await this.model.exists({ path })) !== null;
  }

  /** False when the record is deleted already. */
  async delete({ _id, groupId }: Pick<StoredExport, '_id' | 'groupId'>): Promise<boolean> {
    return (await this.model.deleteOne({ _id, groupId })).deletedCount > 0;
  }
}
