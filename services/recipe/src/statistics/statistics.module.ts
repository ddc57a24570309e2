import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { StorageModule } from '../storage/index.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { StorageService } from './storage.service.js';

/** Counts for households and administrators. */
@Module({
  imports: [StorageModule, RecipeStoreModule, CatalogueModule],
  controllers: [StatisticsController],
  providers: [StatisticsService, StorageService],
})
export class StatisticsModule {}
