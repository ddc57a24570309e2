import { createIndexes, defineMigration } from '@larder/service-kit';
import { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from '../reports/report.schema.js';
import { nameAddresses } from './name-addresses.js';

/** Steps that bring stored data to what the code expects. */
export const migrations = [
  defineMigration(1, 'index reports', ({ db }) =>
    createIndexes(db, { [REPORTS]: ReportSchema, [REPORT_ENTRIES]: ReportEntrySchema }),
  ),
  defineMigration(2, 'take addresses out of report sentences', ({ db }) => nameAddresses(db)),
];
