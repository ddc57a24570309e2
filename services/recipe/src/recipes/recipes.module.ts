import { provideOwnerRepair } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { SocialModule } from '../social/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { PaginationModule } from '../pagination/index.js';
import { RECIPES, RecipeStoreModule } from '../recipe-store/index.js';
import { StorageModule } from '../storage/index.js';
import { BulkActionsController } from './batches/bulk-actions.controller.js';
import { BulkActions } from './batches/bulk-actions.js';
import { ChangePlanner } from './batches/change-planner.js';
import { ChangeResolver } from './changes/change-resolver.js';
import { GroupRecords } from './access/group-records.js';
import { IngredientResolver } from './changes/ingredient-resolver.js';
import { OwnerChanges } from './access/owner-changes.js';
import { RecipeAccess } from './access/recipe-access.js';
import { RecipeBatch } from './batches/recipe-batch.js';
import { RecipeBulkWriter } from './batches/recipe-bulk-writer.js';
import { RecipeBulkRepository } from './batches/recipe-bulk.repository.js';
import { RecipeCreator } from './writing/recipe-creator.js';
import { RecipeDuplicator } from './writing/recipe-duplicator.js';
import { RecipeDeleter } from './writing/recipe-deleter.js';
import { RecipeFinder } from './reading/recipe-finder.js';
import { RecipeListRepository } from './reading/recipe-list.repository.js';
import { RecipePresenter } from './reading/recipe-presenter.js';
import { RecipeReader } from './reading/recipe-reader.js';
import { RecipeWriter } from './writing/recipe-writer.js';
import { RecipeUpdater } from './writing/recipe-updater.js';
import { RecipeController } from './recipe.controller.js';
import { SortKeyRepair } from './access/sort-key-repair.js';
import { SummaryCache } from './reading/summary-cache.js';

/** Reading and changing recipes, one or many. */
@Module({
  imports: [StorageModule, RecipeStoreModule, PaginationModule, DiscoveryModule, CatalogueModule, SocialModule],
  controllers: [RecipeController, BulkActionsController],
  providers: [
    RecipeListRepository,
    SummaryCache,
    RecipeAccess,
    RecipePresenter,
    RecipeReader,
    RecipeFinder,
    RecipeCreator,
    RecipeDuplicator,
    RecipeDeleter,
    RecipeUpdater,
    RecipeWriter,
    RecipeBulkRepository,
    RecipeBulkWriter,
    RecipeBatch,
    ChangePlanner,
    BulkActions,
    IngredientResolver,
    ChangeResolver,
    GroupRecords,
    OwnerChanges,
    SortKeyRepair,
    provideOwnerRepair(RECIPES, 'owners of recipes'),
  ],
  exports: [RecipeListRepository, RecipeAccess, RecipePresenter, RecipeFinder, RecipeCreator, RecipeWriter],
})
export class RecipesModule {}
