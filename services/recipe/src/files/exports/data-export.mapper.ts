import { sizeText, type DataExport } from '@larder/contracts';
import { EXPORT_NAME, type DataExportDocument } from './data-export.schema.js';

/** An archive in its contract shape. */
export function toDataExport({ _id, groupId, path, size, createdAt, expiresAt }: DataExportDocument): DataExport {
  return {
    id: _id,
    groupId,
    name: EXPORT_NAME,
    filename: exportFileName(createdAt),
    path,
    size: sizeText(size),
    createdAt: createdAt.toISOString(),
    expires: expiresAt.toISOString(),
  };
}

/** The name under which an archive is downloaded, in UTC: `recipes_2026.11.23.04.00.zip`. */
export function exportFileName(createdAt: Date): string {
  return `recipes_${createdAt.toISOString().slice(0, 16).replaceAll(/[-T:]/g, '.')}.zip`;
}
