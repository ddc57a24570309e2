import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';

export interface MigrationTools {
  /** The service's own database. */
  db: Connection;
  log: Log;
}

/** A numbered step that updates stored data for the current code. Expand first, contract in a later release. */
export interface Migration {
  number: number;
  name: string;
  run: (tools: MigrationTools) => Promise<unknown>;
  /** Whether programs without this step can work with the data, as during a rolling upgrade. */
  compatible: boolean;
}

interface MigrationOptions {
  /**
   * False for a step that contracts: it runs once every replica has it, after which older programs refuse to start on
   * the data. The program that adds it must work before and after it; so must its other steps.
   */
  compatible?: boolean;
}

/** Declares a migration, which must be repeatable after an interruption. It expands by default. */
export function defineMigration(
  number: number,
  name: string,
  run: Migration['run'],
  { compatible = true }: MigrationOptions = {},
): Migration {
  return { number, name, run, compatible };
}

/** Sorts the migrations; throws when numbers repeat or are missing. */
export function sortMigrations(migrations: Migration[]): Migration[] {
  const sorted = [...migrations].sort((a, b) => a.number - b.number);
  sorted.forEach(({ number }, index) => {
    if (number !== index + 1)
      throw new Error(`Migrations are numbered from 1 without gaps; number ${index + 1} is missing or double.`);
  });
  return sorted;
}
