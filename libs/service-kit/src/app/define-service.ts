import type { Type } from '@nestjs/common';
import type { ConfigDefinition } from '../config/define-config.js';
import type { ToDocuments, ResolveConflicts } from '../backup/imported-records.js';
import type { Migration } from '../migrations/define-migration.js';

/** A service as the launcher, its own `main.ts` and the tests start it. */
export interface ServiceDefinition {
  /** Also its queue group, its database's name and the first part of its messages' subjects. */
  name: string;
  module: Type;
  config: ConfigDefinition;
  migrations?: Migration[];
  /** Keep a copy of users, households and groups. */
  directory?: boolean;
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
