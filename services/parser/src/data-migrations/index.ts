import { createIndexes, defineMigration } from '@larder/service-kit';
import { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from '../reports/index.js';
import { extractAddresses } from './extract-addresses.js';

/** The migrations of the stored data. */
export const migrations = [
  defineMigration(1, 'index reports', ({ db }) =>
    createIndexes(db, { [REPORTS]: ReportSchema, [REPORT_ENTRIES]: ReportEntrySchema }),
  ),
  defineMigration(2, 'take addresses out of report sentences', ({ db }) => extractAddresses(db)),
];
