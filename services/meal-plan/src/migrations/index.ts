import { createIndexes, defineMigration } from '@larder/service-kit';
import { PLAN_ENTRIES, PlanEntrySchema } from '../plan-entries/plan-entry.schema.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [PLAN_ENTRIES]: PlanEntrySchema })),
  defineMigration(2, 'index the days of all plans', ({ db }) => createIndexes(db, { [PLAN_ENTRIES]: PlanEntrySchema })),
];
