import { KIT_VERSION } from './kit-version.js';
import type { Migration } from './define-migration.js';

/** The record of a migration that has run or, when it contracts, has begun. */
export interface MigrationRecord {
  _id: number;
  name: string;
  /** Absent while a contracting step runs, or after it was interrupted. */
  finishedAt?: Date;
  /** Absent in records of older programs, whose migrations all expanded. */
  compatible?: boolean;
  /** The version of the program that ran it. */
  version?: string;
}

/** Data that a newer program has changed in an incompatible way. */
export class NewerData extends Error {}

/** @throws NewerData when an unknown migration has run that was not declared compatible */
export function refuseNewerData(
  database: string,
  applied: readonly MigrationRecord[],
  migrations: readonly Migration[],
): void {
  const numbers = new Set(migrations.map(({ number }) => number));
  const newer = applied.filter(({ _id, compatible }) => compatible === false && !numbers.has(_id)).at(-1);
  if (!newer) return;
  throw new NewerData(
    `The database ${database} was changed by a newer version of Larder: migration ${newer._id} (${newer.name}) of ` +
      `version ${newer.version ?? 'unknown'}. This is version ${KIT_VERSION}, which knows migrations up to ` +
      `${migrations.length}. Start version ${newer.version ?? 'of that migration'} or later, or restore a copy from before ` +
      'the upgrade. Nothing was changed.',
  );
}
