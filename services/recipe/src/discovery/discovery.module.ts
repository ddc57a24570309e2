import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { CookbookFilterUpdater } from './cookbooks/cookbook-filter-updater.js';
import { CookbookController } from './cookbooks/cookbook.controller.js';
import { CookbookRepository } from './cookbooks/cookbook.repository.js';
import { COOKBOOKS, CookbookSchema } from './cookbooks/cookbook.schema.js';
import { CookbookService } from './cookbooks/cookbook.service.js';
import { IndexFeed } from './search/index-feed.js';
import { IndexLoader } from './search/index-loader.js';
import { RecipeIndexes } from './search/recipe-indexes.js';
import { SearchThread } from './search/thread/search-thread.js';
import { SearchedLists } from './search/searched-lists.js';
import { SearchedRecipesRepository } from './search/searched-recipes.repository.js';

const models = [provideModel(COOKBOOKS, CookbookSchema)];

/** The search index, and cookbooks, which are stored filters. */
@Module({
  imports: [RecipeStoreModule, PaginationModule],
  controllers: [CookbookController],
  providers: [
    ...models,
    SearchThread,
    SearchedRecipesRepository,
    IndexLoader,
    RecipeIndexes,
    IndexFeed,
    SearchedLists,
    CookbookFilterUpdater,
    CookbookRepository,
    CookbookService,
  ],
  exports: [RecipeIndexes, SearchedLists, CookbookFilterUpdater, CookbookRepository],
})
export class DiscoveryModule {}
