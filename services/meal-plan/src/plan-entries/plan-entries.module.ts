import { CounterRepository, COUNTERS, CounterSchema, provideModel, provideOwnerRepair } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { NewPlanEntryRepository } from './new-plan-entry.repository.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalDataRepository } from './personal-data/personal-data.repository.js';
import { PlanEntryRecipes } from './plan-entry-recipes.js';
import { PlanEntryController } from './plan-entry.controller.js';
import { PlanEntryListener } from './plan-entry.listener.js';
import { PlanEntryRepository } from './plan-entry.repository.js';
import { PLAN_ENTRIES, PlanEntrySchema } from './plan-entry.schema.js';
import { PlanEntryService } from './plan-entry.service.js';
import { PlanEntryRelations } from './queries/plan-entry-relations.js';
import { DeletedEntries } from './trash/deleted-entries.js';
import { DeletedEntriesController } from './trash/deleted-entries.controller.js';

/** The entries of meal plans. */
@Module({
  controllers: [PlanEntryController, DeletedEntriesController, PersonalDataController],
  providers: [
    PlanEntryService,
    DeletedEntries,
    PlanEntryRepository,
    NewPlanEntryRepository,
    PlanEntryListener,
    CounterRepository,
    PersonalDataRepository,
    PlanEntryRecipes,
    PlanEntryRelations,
    provideModel(PLAN_ENTRIES, PlanEntrySchema),
    provideModel(COUNTERS, CounterSchema),
    provideOwnerRepair(PLAN_ENTRIES, 'owners of plan entries'),
  ],
  exports: [PlanEntryService, PlanEntryRepository, PlanEntryRecipes],
})
export class PlanEntriesModule {}
