import { aggregateSchema, type Aggregate } from '@larder/service-kit';

/** The collection. */
export const DATA_EXPORTS = 'dataExports';

/** The folder of the archives in the object store. */
export const EXPORTS_FOLDER = 'exports/';
/** The name of every archive. */
export const EXPORT_NAME = 'Data Export';

/** An archive of recipes, stored in the object store at `path`. */
export type DataExportDocument = Aggregate<{
  groupId: string;
  path: string;
  /** In bytes. */
  size: number;
  expiresAt: Date;
}>;

const text = { type: String, required: true };

export const DataExportSchema = aggregateSchema<DataExportDocument>({
  groupId: text,
  path: text,
  size: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});
DataExportSchema.index({ groupId: 1, createdAt: -1, _id: 1 }); // a group's archives
DataExportSchema.index({ expiresAt: 1 }); // the daily purge
