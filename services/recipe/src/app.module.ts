import type { ObjectStore } from '@larder/object-store';
import { FileTokens, provideModel } from '@larder/service-kit';
import { Module, type OnModuleInit } from '@nestjs/common';
import { AssetController } from './assets/asset.controller.js';
import { RecipeAssets } from './assets/recipe-assets.js';
import { BulkActions } from './bulk-actions/bulk-actions.js';
import { BulkActionsController } from './bulk-actions/bulk-actions.controller.js';
import { CatalogueChanges } from './catalogue/catalogue-changes.js';
import { CommentReader } from './comments/comment-reader.js';
import { CommentController } from './comments/comment.controller.js';
import { CommentRepository } from './comments/comment.repository.js';
import { CommentSchema } from './comments/comment.schema.js';
import { CommentService } from './comments/comment.service.js';
import { CookbookFilters } from './cookbooks/cookbook-filters.js';
import { CookbookController } from './cookbooks/cookbook.controller.js';
import { CookbookRepository } from './cookbooks/cookbook.repository.js';
import { CookbookSchema } from './cookbooks/cookbook.schema.js';
import { CookbookService } from './cookbooks/cookbook.service.js';
import { DataExportRepository } from './exports/data-export.repository.js';
import { DATA_EXPORTS, DataExportSchema } from './exports/data-export.schema.js';
import { DataExports } from './exports/data-exports.js';
import { ExportRecipesProcessor } from './exports/export-recipes.processor.js';
import { ExportController } from './exports/export.controller.js';
import { RecipeExporter } from './exports/recipe-exporter.js';
import { ExploreController } from './explore/explore.controller.js';
import { ExploredCatalogue } from './explore/explored-catalogue.js';
import { ExploredCookbooks } from './explore/explored-cookbooks.js';
import { ExploredGroups } from './explore/explored-groups.js';
import { ExploredRecipes } from './explore/explored-recipes.js';
import { FilterCompiler } from './filters/filter-compiler.js';
import { RelatedRecords } from './filters/related-records.js';
import { FoodMerger } from './foods/food-merger.js';
import { FoodController } from './foods/food.controller.js';
import { FoodRepository } from './foods/food.repository.js';
import { FoodSchema } from './foods/food.schema.js';
import { FoodService } from './foods/food.service.js';
import { InjectStore, storeProvider } from './images/object-store.provider.js';
import { PictureMaker } from './images/picture-maker.js';
import { RecipeFiles } from './images/recipe-files.js';
import { RecipeImageController } from './images/recipe-image.controller.js';
import { RecipeImages } from './images/recipe-images.js';
import { LabelController } from './labels/label.controller.js';
import { LabelRepository } from './labels/label.repository.js';
import { LabelSchema } from './labels/label.schema.js';
import { LabelService } from './labels/label.service.js';
import { Lists } from './lists/lists.js';
import { RelatedValues } from './lists/related-values.js';
import { RowKeys } from './lists/row-keys.js';
import { OrganizerNames } from './organizers/organizer-names.js';
import { OrganizerResolver } from './organizers/organizer-resolver.js';
import { OrganizerController } from './organizers/organizer.controller.js';
import { OrganizerRepository } from './organizers/organizer.repository.js';
import { OrganizerSchema } from './organizers/organizer.schema.js';
import { OrganizerService } from './organizers/organizer.service.js';
import { RatedRecipes } from './ratings/rated-recipes.js';
import { RatingController } from './ratings/rating.controller.js';
import { RatingListener } from './ratings/rating.listener.js';
import { RatingRepository } from './ratings/rating.repository.js';
import { RATINGS, RatingSchema } from './ratings/rating.schema.js';
import { RatingService } from './ratings/rating.service.js';
import { RecipeAverages } from './ratings/recipe-averages.js';
import { egressProvider } from './recipe-actions/egress.provider.js';
import { RecipeActionController } from './recipe-actions/recipe-action.controller.js';
import { RecipeActionRepository } from './recipe-actions/recipe-action.repository.js';
import { RECIPE_ACTIONS, RecipeActionSchema } from './recipe-actions/recipe-action.schema.js';
import { RecipeActionService } from './recipe-actions/recipe-action.service.js';
import { RunRecipeActionProcessor } from './recipe-actions/run-recipe-action.processor.js';
import { ChangePlanner } from './recipes/change-planner.js';
import { ChangeResolver } from './recipes/change-resolver.js';
import { IngredientResolver } from './recipes/ingredient-resolver.js';
import { GroupRecords } from './recipes/group-records.js';
import { OwnerChanges } from './recipes/owner-changes.js';
import { RecipeAccess } from './recipes/recipe-access.js';
import { RecipeBatch } from './recipes/recipe-batch.js';
import { RecipeCreator } from './recipes/recipe-creator.js';
import { RecipeDuplicator } from './recipes/recipe-duplicator.js';
import { RecipeEditor } from './recipes/recipe-editor.js';
import { RecipeFinder } from './recipes/recipe-finder.js';
import { RecipeIngredients } from './recipes/recipe-ingredients.js';
import { RecipeListRepository } from './recipes/recipe-list.repository.js';
import { RecipeNamer } from './recipes/recipe-namer.js';
import { RecipeOrganizers } from './recipes/recipe-organizers.js';
import { RecipeReader } from './recipes/recipe-reader.js';
import { RecipeBulkRepository } from './recipes/recipe-bulk.repository.js';
import { RecipeBulkWriter } from './recipes/recipe-bulk-writer.js';
import { RecipeWriter } from './recipes/recipe-writer.js';
import { RecipeController } from './recipes/recipe.controller.js';
import { RecipeRepository } from './recipes/recipe.repository.js';
import { RecipeSchema } from './recipes/recipe.schema.js';
import { SeedController } from './seeds/seed.controller.js';
import { SeedService } from './seeds/seed.service.js';
import { SummaryMemory } from './recipes/summary-memory.js';
import { IndexFeed } from './search/index-feed.js';
import { RecipeIndexes } from './search/recipe-indexes.js';
import { SearchThread } from './search/search-thread.js';
import { SearchedLists } from './search/searched-lists.js';
import { SearchedRecipesRepository } from './search/searched-recipes.repository.js';
import { ShareTokenController } from './shares/share-token.controller.js';
import { ShareTokenRepository } from './shares/share-token.repository.js';
import { SHARE_TOKENS, ShareTokenSchema } from './shares/share-token.schema.js';
import { ShareTokenService } from './shares/share-token.service.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { StorageService } from './statistics/storage.service.js';
import { UnitMerger } from './units/unit-merger.js';
import { CreationEvents } from './timeline/creation-events.js';
import { MadeRecipes } from './timeline/made-recipes.js';
import { PlannedMeals } from './timeline/planned-meals.js';
import { TimelineImages } from './timeline/timeline-images.js';
import { TimelineReader } from './timeline/timeline-reader.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineListener } from './timeline/timeline.listener.js';
import { TimelineRepository } from './timeline/timeline.repository.js';
import { TIMELINE, TimelineSchema } from './timeline/timeline.schema.js';
import { TimelineService } from './timeline/timeline.service.js';
import { UnitController } from './units/unit.controller.js';
import { UnitRepository } from './units/unit.repository.js';
import { UnitSchema } from './units/unit.schema.js';
import { UnitService } from './units/unit.service.js';

const models = [
  provideModel('recipes', RecipeSchema),
  provideModel('organizers', OrganizerSchema),
  provideModel('foods', FoodSchema),
  provideModel('units', UnitSchema),
  provideModel('labels', LabelSchema),
  provideModel('cookbooks', CookbookSchema),
  provideModel('comments', CommentSchema),
  provideModel(RATINGS, RatingSchema),
  provideModel(DATA_EXPORTS, DataExportSchema),
  provideModel(RECIPE_ACTIONS, RecipeActionSchema),
  provideModel(TIMELINE, TimelineSchema),
  provideModel(SHARE_TOKENS, ShareTokenSchema),
];
const lists = [Lists, RowKeys, RelatedValues, FilterCompiler, RelatedRecords];
const search = [SearchThread, SearchedRecipesRepository, RecipeIndexes, IndexFeed, SearchedLists];
const organizers = [OrganizerNames, OrganizerRepository, OrganizerResolver, OrganizerService];
const catalogues = [
  CatalogueChanges,
  FoodRepository,
  FoodService,
  UnitRepository,
  UnitService,
  LabelRepository,
  LabelService,
];
const mergers = [FoodMerger, UnitMerger];
const seeds = [SeedService];
const comments = [CommentReader, CommentRepository, CommentService];
const explore = [ExploredCatalogue, ExploredCookbooks, ExploredGroups, ExploredRecipes];
const shares = [ShareTokenRepository, ShareTokenService];
const timeline = [
  CreationEvents,
  MadeRecipes,
  PlannedMeals,
  TimelineImages,
  TimelineListener,
  TimelineReader,
  TimelineRepository,
  TimelineService,
];
const cookbooks = [CookbookFilters, CookbookRepository, CookbookService];
const recipes = [
  RecipeRepository,
  RecipeListRepository,
  SummaryMemory,
  RecipeAccess,
  RecipeNamer,
  RecipeReader,
  RecipeFinder,
  RecipeCreator,
  RecipeDuplicator,
  RecipeEditor,
  RecipeWriter,
  RecipeBulkRepository,
  RecipeBulkWriter,
  RecipeBatch,
  ChangePlanner,
  BulkActions,
  RecipeIngredients,
  RecipeOrganizers,
  IngredientResolver,
  ChangeResolver,
  GroupRecords,
  OwnerChanges,
];
const ratings = [RatedRecipes, RatingListener, RatingRepository, RatingService, RecipeAverages];
const statistics = [StatisticsService, StorageService];
const actions = [egressProvider, RecipeActionRepository, RecipeActionService, RunRecipeActionProcessor];
const exported = [FileTokens, RecipeExporter, DataExports, DataExportRepository, ExportRecipesProcessor];
const images = [storeProvider, PictureMaker, RecipeFiles, RecipeImages, RecipeAssets];

/** One module: recipes, organizers and foods know each other both ways. */
@Module({
  controllers: [
    RecipeController,
    RecipeImageController,
    BulkActionsController,
    AssetController,
    ExportController,
    RecipeActionController,
    OrganizerController,
    FoodController,
    UnitController,
    LabelController,
    SeedController,
    CookbookController,
    CommentController,
    TimelineController,
    ShareTokenController,
    ExploreController,
    RatingController,
    StatisticsController,
  ],
  providers: [
    ...models,
    ...lists,
    ...search,
    ...organizers,
    ...catalogues,
    ...mergers,
    ...seeds,
    ...cookbooks,
    ...comments,
    ...timeline,
    ...shares,
    ...explore,
    ...recipes,
    ...ratings,
    ...statistics,
    ...images,
    ...exported,
    ...actions,
  ],
})
export class AppModule implements OnModuleInit {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** A store that cannot be used stops the start. */
  async onModuleInit(): Promise<void> {
    await this.store.ensureReady();
  }
}
