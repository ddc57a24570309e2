import type { Type } from '@nestjs/common';
import type { ConfigDefinition } from '../config/define-config.js';
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
}

/** Declares a service. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  return definition;
}
