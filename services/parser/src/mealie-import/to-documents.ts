import type { DumpRecord, DumpRecordOf } from '@larder/mealie-dump';
import type { ImportedDocument, ImportedRecord } from '@larder/service-kit';
import { REPORT_ENTRIES, REPORTS } from '../reports/index.js';

/** The documents for a record of another product. */
export function toDocuments(record: ImportedRecord): ImportedDocument[] {
  const dumpRecord = record as DumpRecord;
  if (dumpRecord.kind === 'report') return [{ collection: REPORTS, document: reportOf(dumpRecord) }];
  return dumpRecord.kind === 'report-entry' ? [{ collection: REPORT_ENTRIES, document: entryOf(dumpRecord) }] : [];
}

/** It has ended: there is no job with its id. */
function reportOf({ id, kind: _kind, entryCount, ...report }: DumpRecordOf<'report'>) {
  const progress = { jobId: id, done: entryCount, total: entryCount, retries: 0 };
  return { _id: id, ...report, ...progress, revision: 0, ...times(report) };
}

function entryOf({ id, kind: _kind, ...entry }: DumpRecordOf<'report-entry'>) {
  return { _id: id, ...entry, url: null, ...times(entry) };
}

function times({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
