import { sizeText, type DataExport } from '@larder/contracts';
import { EXPORT_NAME, type DataExportDocument } from './data-export.schema.js';

/** An archive in its contract shape. */
export function toDataExport({ _id, groupId, path, size, expiresAt }: DataExportDocument): DataExport {
  return {
    id: _id,
    groupId,
    name: EXPORT_NAME,
    filename: `${_id}.zip`,
    path,
    size: sizeText(size),
    expires: expiresAt.toISOString(),
  };
}
