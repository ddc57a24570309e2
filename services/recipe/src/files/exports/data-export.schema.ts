import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const DATA_EXPORTS = 'dataExports';

/** An archive of recipes, stored in the object store at `path`. */
export type DataExportDocument = Stored<{
  groupId: string;
  path: string;
  /** In bytes. */
  size: number;
  expiresAt: Date;
}>;

const text = { type: String, required: true };

export const DataExportSchema = recordSchema<DataExportDocument>({
  groupId: text,
  path: text,
  size: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});
DataExportSchema.index({ groupId: 1, createdAt: -1, _id: 1 }); // a group's archives
DataExportSchema.index({ expiresAt: 1 }); // the daily purge
