import { rowsBy } from '../tables/group-rows.js';
import type { Row } from '../tables/row.js';
import type { Tables } from '../tables/tables.js';
import type { DumpReport, DumpReportEntry } from './types/records.js';
import type { Tenants } from './tenants.js';

const CATEGORIES = ['backup', 'restore', 'migration', 'bulk_import'] as const;
const STATUSES = ['success', 'failure', 'partial'] as const;

/** The reports of earlier imports, then their entries. */
export function reportsOf(tables: Tables, tenants: Tenants, now: string): (DumpReport | DumpReportEntry)[] {
  const entryRows = rowsBy(tables.of('report_entries'), (row) => row.id('report_id'));
  const reports: DumpReport[] = [];
  for (const row of tables.of('group_reports')) {
    const [id, groupId] = [row.id(), row.id('group_id')];
    const userId = groupId && tenants.ownerIn(groupId, null);
    const membership = userId ? tenants.users.get(userId) : undefined;
    const category = CATEGORIES.find((each) => each === row.text('category'));
    if (!id || !userId || !membership || !category) {
      tables.drop('group_reports', 'of an unknown category, or in a group without users');
      continue;
    }
    reports.push({
      kind: 'report',
      id,
      ...membership,
      userId,
      category,
      name: row.textOr('name', ''),
      // An unfinished import cannot be continued.
      status: STATUSES.find((each) => each === row.text('status')) ?? 'failure',
      entryCount: entryRows.get(id)?.length ?? 0,
      ...timesOf(row, now),
    });
  }
  const entries = reports.flatMap(({ id: reportId, groupId }) =>
    byTime(entryRows.get(reportId) ?? []).flatMap((row, position) => {
      const id = row.id();
      return id ? [entryOf(row, { id, groupId, reportId, position }, now)] : [];
    }),
  );
  return [...reports, ...entries];
}

type EntryIds = Pick<DumpReportEntry, 'id' | 'groupId' | 'reportId' | 'position'>;

function entryOf(row: Row, ids: EntryIds, now: string): DumpReportEntry {
  return {
    kind: 'report-entry',
    ...ids,
    success: row.flag('success'),
    message: row.textOr('message', ''),
    exception: row.textOr('exception', ''),
    ...timesOf(row, now),
  };
}

function byTime(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.moment('timestamp') ?? '').localeCompare(b.moment('timestamp') ?? ''));
}

/** Reports store their time in a column of their own. */
function timesOf(row: Row, now: string) {
  const times = row.times(now);
  return { ...times, createdAt: row.moment('timestamp') ?? times.createdAt };
}
