import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { CounterRepository } from '../counters/counter.repository.js';
import { COUNTERS, CounterSchema } from '../counters/counter.schema.js';
import { PlannedRecipes } from '../recipes/planned-recipes.js';
import { EntryController } from './entry.controller.js';
import { EntryListener } from './entry.listener.js';
import { EntryRepository } from './entry.repository.js';
import { ENTRIES, EntrySchema } from './entry.schema.js';
import { EntryService } from './entry.service.js';

@Module({
  controllers: [EntryController],
  providers: [
    EntryService,
    EntryRepository,
    EntryListener,
    CounterRepository,
    PlannedRecipes,
    provideModel(ENTRIES, EntrySchema),
    provideModel(COUNTERS, CounterSchema),
  ],
})
export class EntryModule {}
