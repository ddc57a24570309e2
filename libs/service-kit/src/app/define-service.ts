import type { Type } from '@nestjs/common';
import type { ConfigDefinition } from '../config/define-config.js';
import type { ToDocuments, ResolveConflicts } from '../backup/imported-records.js';
import type { Migration } from '../migrations/define-migration.js';

/** The definition of a service, used by the launcher, its `main.ts` and the tests. */
export interface ServiceDefinition {
  /** Also the name of its queue group and its database, and the first part of its message subjects. */
  name: string;
  module: Type;
  config: ConfigDefinition;
  migrations?: Migration[];
  /** Whether it keeps a copy of users, households and groups. */
  directory?: boolean;
  /** Present when responses depend on its data, so that they have a version (docs/decisions/0042). */
  versions?: {
    /** How long replicas may cache documents of a collection after another one has changed them, in milliseconds. */
    cachedMs?: Readonly<Record<string, number>>;
  };
  /** Collections that are not backed up; all others are. */
  backups?: {
    /** Collections that a restore leaves empty, such as sessions. */
    excluded?: readonly string[];
    /** Collections that a restore copies from the data it replaces, such as signing keys. */
    preserved?: readonly string[];
  };
  /** Converts imported records of another product into this service's documents. */
  toDocuments?: ToDocuments;
  /** Resolves conflicts when imported records are added to other data. */
  resolveConflicts?: ResolveConflicts;
}

/** Declares a service. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  return definition;
}
