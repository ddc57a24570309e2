import type { ReportEntry, ReportSummary } from '@larder/contracts';
import type { ReportDocument, ReportEntryDocument } from './report.schema.js';

/** A report in its contract shape. */
export function toReportSummary(document: ReportDocument): ReportSummary {
  const { _id: id, groupId, createdAt, category, name, status, done, total } = document;
  return { id, groupId, timestamp: createdAt.toISOString(), category, name, status, done, total };
}

/** An entry of a report in its contract shape. */
export function toReportEntry(document: ReportEntryDocument): ReportEntry {
  const { _id: id, reportId, createdAt, success, message, exception, url } = document;
  return { id, reportId, timestamp: createdAt.toISOString(), success, message, exception, url: url ?? null };
}
