import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { MealPlanConfig } from './config.js';
import { toDocuments, resolveConflicts } from './mealie-import/index.js';
import { migrations } from './migrations/index.js';

/** The meal plans of households. */
export const mealPlanService = defineService({
  name: 'meal-plan',
  module: AppModule,
  config: MealPlanConfig,
  migrations,
  toDocuments,
  resolveConflicts,
  directory: true,
  versions: {},
});
