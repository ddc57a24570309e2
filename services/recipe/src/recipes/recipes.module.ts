import { Module } from '@nestjs/common';
import { SocialModule } from '../social/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { StorageModule } from '../storage/index.js';
import { BulkActionsController } from './bulk-actions/bulk-actions.controller.js';
import { BulkActions } from './bulk-actions/bulk-actions.js';
import { ChangePlanner } from './change-planner.js';
import { ChangeResolver } from './change-resolver.js';
import { GroupRecords } from './group-records.js';
import { IngredientResolver } from './ingredient-resolver.js';
import { OwnerChanges } from './owner-changes.js';
import { RecipeAccess } from './recipe-access.js';
import { RecipeBatch } from './recipe-batch.js';
import { RecipeBulkWriter } from './recipe-bulk-writer.js';
import { RecipeBulkRepository } from './recipe-bulk.repository.js';
import { RecipeCreator } from './recipe-creator.js';
import { RecipeDuplicator } from './recipe-duplicator.js';
import { RecipeEditor } from './recipe-editor.js';
import { RecipeFinder } from './recipe-finder.js';
import { RecipeListRepository } from './recipe-list.repository.js';
import { RecipePresenter } from './recipe-presenter.js';
import { RecipeReader } from './recipe-reader.js';
import { RecipeWriter } from './recipe-writer.js';
import { UpdateRecipe } from './update-recipe.js';
import { RecipeController } from './recipe.controller.js';
import { SummaryMemory } from './summary-memory.js';

/** Reading and changing recipes, one or many. */
@Module({
  imports: [StorageModule, RecipeStoreModule, PaginationModule, DiscoveryModule, CatalogueModule, SocialModule],
  controllers: [RecipeController, BulkActionsController],
  providers: [
    RecipeListRepository,
    SummaryMemory,
    RecipeAccess,
    RecipePresenter,
    RecipeReader,
    RecipeFinder,
    RecipeCreator,
    RecipeDuplicator,
    RecipeEditor,
    UpdateRecipe,
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
  ],
  exports: [RecipeListRepository, RecipeAccess, RecipePresenter, RecipeFinder, RecipeCreator, RecipeWriter],
})
export class RecipesModule {}
