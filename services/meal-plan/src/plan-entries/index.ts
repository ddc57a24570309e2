export { addDays, dayIn } from './day.js';
export { householdReader } from './household-reader.js';
export { PlanEntriesModule } from './plan-entries.module.js';
export { sortKey } from './plan-entry.mapper.js';
export { PlanEntryRecipes } from './plan-entry-recipes.js';
export { PlanEntryRepository } from './plan-entry.repository.js';
export { PLAN_ENTRIES, PlanEntrySchema, type PlanEntryDocument } from './plan-entry.schema.js';
export { PlanEntryService } from './plan-entry.service.js';
