import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';

export interface MigrationTools {
  /** The service's own database. */
  db: Connection;
  log: Log;
}

/** A numbered step that brings the stored data to what the code expects. Expand first, contract in a later release. */
export interface Migration {
  number: number;
  name: string;
  run: (tools: MigrationTools) => Promise<unknown>;
  /** Whether programs that do not know this step may go on working with the data, as during a rolling upgrade. */
  compatible: boolean;
}

interface MigrationOptions {
  /**
   * False for a step that contracts: it runs once no replica is left that does not know it, after which older programs
   * refuse to start on the data. The program that brings it must work before and after it; so must its other steps.
   */
  compatible?: boolean;
}

/** Declares a migration. It must bear being run again after it was interrupted. It expands unless it says otherwise. */
export function defineMigration(
  number: number,
  name: string,
  run: Migration['run'],
  { compatible = true }: MigrationOptions = {},
): Migration {
  return { number, name, run, compatible };
}

/** The migrations in their order; throws when numbers repeat or leave gaps. */
export function inOrder(migrations: Migration[]): Migration[] {
  const sorted = [...migrations].sort((a, b) => a.number - b.number);
  sorted.forEach(({ number }, index) => {
    if (number !== index + 1)
      throw new Error(`Migrations are numbered from 1 without gaps; number ${index + 1} is missing or double.`);
  });
  return sorted;
}
