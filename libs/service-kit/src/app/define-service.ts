import type { Type } from '@nestjs/common';
import type { ConfigDefinition } from '../config/define-config.js';
import type { MoveIn, SettleIn } from '../backup/imported-records.js';
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
    /** What ends with a restore, such as sessions. */
    excluded?: readonly string[];
    /** What a restore takes over from the data that it replaces, such as signing keys. */
    preserved?: readonly string[];
  };
  /** Turns what moves in from another product into this service's documents. */
  moveIn?: MoveIn;
  /** Settles what could clash when that is added to other data. */
  settleIn?: SettleIn;
}

/** Declares a service. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  return definition;
}
