import { Module } from '@nestjs/common';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { RecipesModule } from '../recipes/index.js';
import { RecipeHistory } from './recipe-history.js';
import { VersionController } from './version.controller.js';

/** Versions of recipes: listing, comparing, restoring. */
@Module({
  imports: [RecipeStoreModule, RecipesModule],
  controllers: [VersionController],
  providers: [RecipeHistory],
})
export class HistoryModule {}
