import type { DumpRecord, DumpRecordOf } from '@larder/mealie-dump';
import { documentIn, documentsByKind, importedTimes } from '@larder/service-kit';
import { REPORT_ENTRIES, REPORTS } from '../reports/index.js';

/** The documents for a record of another product. */
export const toDocuments = documentsByKind<DumpRecord>({
  report: (report) => documentIn(REPORTS, reportOf(report)),
  'report-entry': ({ id, kind: _kind, ...entry }) =>
    documentIn(REPORT_ENTRIES, { _id: id, ...entry, url: null, ...importedTimes(entry) }),
});

/** It has ended: there is no job with its id. */
function reportOf({ id, kind: _kind, entryCount, ...report }: DumpRecordOf<'report'>) {
  const progress = { jobId: id, done: entryCount, total: entryCount, retries: 0 };
  return { _id: id, ...report, ...progress, revision: 0, ...importedTimes(report) };
}
