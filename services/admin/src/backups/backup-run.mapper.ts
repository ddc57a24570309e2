import type { BackupRun } from '@larder/contracts';
import type { RunDocument } from './records/site-records.js';

/** A run in its contract shape. */
export function toBackupRun(run: RunDocument): BackupRun {
  const { id, kind, fileName, state, step, percent, failure, report } = run;
  const startedAt = run.startedAt.toISOString();
  const endedAt = run.endedAt?.toISOString() ?? null;
  return { id, kind, fileName, state, step, percent, startedAt, endedAt, failure, report };
}
