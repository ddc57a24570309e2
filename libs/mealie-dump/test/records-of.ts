import { readDump, type DumpRecordKind, type DumpRecordOf } from '../src/index.js';

/** The time at which the tests read dumps. */
export const NOW = '2026-11-23T00:00:00.000Z';

/** The records of one kind in a dump. */
export function recordsOf<Kind extends DumpRecordKind>(dump: unknown, kind: Kind): DumpRecordOf<Kind>[] {
  return readDump(dump, { now: NOW }).records.filter((record): record is DumpRecordOf<Kind> => record.kind === kind);
}
