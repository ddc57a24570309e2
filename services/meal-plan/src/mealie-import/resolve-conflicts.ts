import type { DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import { COUNTERS, type CounterDocument, type ResolveConflicts } from '@larder/service-kit';
import { PLAN_ENTRIES } from '../plan-entries/index.js';

/** Gives imported entries the next numbers: their own may be in use here. */
export const resolveConflicts: ResolveConflicts = async (records, db) => {
  const dumpRecords = records as readonly DumpRecord[];
  const entries = dumpRecords.filter((record): record is DumpRecordOf<'plan-entry'> => record.kind === 'plan-entry');
  if (entries.length === 0) return { records, changes: [] };
  const now = new Date();
  const change = { $inc: { value: entries.length }, $set: { updatedAt: now }, $setOnInsert: { createdAt: now } };
  const counter = await db
    .collection<CounterDocument>(COUNTERS)
    .findOneAndUpdate({ _id: PLAN_ENTRIES }, change, { upsert: true, returnDocument: 'after' });
  const before = Number(counter?.value ?? entries.length) - entries.length;
  return { records: entries.map((entry, index) => ({ ...entry, number: before + index + 1 })), changes: [] };
};
