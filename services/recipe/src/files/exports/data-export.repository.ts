import { sizeText, type Actor, type DataExport } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { DATA_EXPORTS, type DataExportDocument } from './data-export.schema.js';

type Group = Pick<Actor, 'groupId'>;
type StoredExport = Pick<DataExportDocument, '_id' | 'groupId' | 'path' | 'size' | 'expiresAt'>;

/** Every query on the records of archives. */
@Injectable()
export class DataExportRepository {
  constructor(@InjectModel(DATA_EXPORTS) private readonly model: Model<DataExportDocument>) {}

  /** Newest first. */
  async list({ groupId }: Group): Promise<DataExport[]> {
    const existing = await this.model.find({ groupId }).sort({ createdAt: -1, _id: 1 }).lean<DataExportDocument[]>();
    return existing.map(toDataExport);
  }

  find({ groupId }: Group, path: string): Promise<DataExportDocument | null> {
    return this.model.findOne({ groupId, path }).lean<DataExportDocument>();
  }

  /** Idempotent: a retried job writes the same record. */
  async save({ _id, ...fields }: StoredExport): Promise<void> {
    await this.model.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  ofGroup({ groupId }: Group): Promise<DataExportDocument[]> {
    return this.model.find({ groupId }).lean<DataExportDocument[]>();
  }

  expiredBefore(moment: Date): Promise<DataExportDocument[]> {
    return this.model.find({ expiresAt: { $lt: moment } }).lean<DataExportDocument[]>();
  }

  /** Whether it existed. */
  async remove({ _id, groupId }: Pick<StoredExport, '_id' | 'groupId'>): Promise<boolean> {
    return (await this.model.deleteOne({ _id, groupId })).deletedCount > 0;
  }
}

/** An archive in its contract shape. */
function toDataExport({ _id, groupId, path, size, expiresAt }: DataExportDocument): DataExport {
  return {
    id: _id,
    groupId,
    name: 'Data Export',
    filename: `${_id}.zip`,
    path,
    size: sizeText(size),
    expires: expiresAt.toISOString(),
  };
}
