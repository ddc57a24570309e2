import type { ObjectStore } from '@larder/object-store';
import { FileTokens, provideModel } from '@larder/service-kit';
import { Module, type OnModuleInit } from '@nestjs/common';
import { AssetController } from './files/assets/asset.controller.js';
import { RecipeAssets } from './files/assets/recipe-assets.js';
import { BulkActions } from './recipes/bulk-actions/bulk-actions.js';
import { BulkActionsController } from './recipes/bulk-actions/bulk-actions.controller.js';
import { CatalogueChanges } from './catalogue/catalogue-changes.js';
import { CommentReader } from './social/comments/comment-reader.js';
import { CommentController } from './social/comments/comment.controller.js';
import { CommentRepository } from './social/comments/comment.repository.js';
import { CommentSchema } from './recipe-store/comment.schema.js';
import { CommentService } from './social/comments/comment.service.js';
import { CookbookFilters } from './discovery/cookbooks/cookbook-filters.js';
import { CookbookController } from './discovery/cookbooks/cookbook.controller.js';
import { CookbookRepository } from './discovery/cookbooks/cookbook.repository.js';
import { CookbookSchema } from './discovery/cookbooks/cookbook.schema.js';
import { CookbookService } from './discovery/cookbooks/cookbook.service.js';
import { DataExportRepository } from './files/exports/data-export.repository.js';
import { DATA_EXPORTS, DataExportSchema } from './files/exports/data-export.schema.js';
import { DataExports } from './files/exports/data-exports.js';
import { ExportRecipesProcessor } from './files/exports/export-recipes.processor.js';
import { ExportController } from './files/exports/export.controller.js';
import { RecipeExporter } from './files/exports/recipe-exporter.js';
import { ExploreController } from './public/explore/explore.controller.js';
import { ExploredCatalogue } from './public/explore/explored-catalogue.js';
import { ExploredCookbooks } from './public/explore/explored-cookbooks.js';
import { ExploredGroups } from './public/explore/explored-groups.js';
import { ExploredRecipes } from './public/explore/explored-recipes.js';
import { FilterCompiler } from './pagination/filters/filter-compiler.js';
import { RelatedRecords } from './pagination/filters/related-records.js';
import { FoodMerger } from './catalogue/foods/food-merger.js';
import { FoodController } from './catalogue/foods/food.controller.js';
import { FoodRepository } from './catalogue/foods/food.repository.js';
import { FoodSchema } from './catalogue/foods/food.schema.js';
import { FoodService } from './catalogue/foods/food.service.js';
import { InjectStore, storeProvider } from './storage/object-store.provider.js';
import { PictureMaker } from './storage/image-maker.js';
import { RecipeFiles } from './storage/recipe-files.js';
import { RecipeImageController } from './files/images/recipe-image.controller.js';
import { RecipeImages } from './files/images/recipe-images.js';
import { LabelController } from './catalogue/labels/label.controller.js';
import { LabelRepository } from './catalogue/labels/label.repository.js';
import { LabelSchema } from './catalogue/labels/label.schema.js';
import { LabeledFoodsRepository } from './catalogue/labels/labeled-foods.repository.js';
import { LabelService } from './catalogue/labels/label.service.js';
import { Lists } from './pagination/lists.js';
import { RelatedValues } from './pagination/related-values.js';
import { RowKeys } from './pagination/row-keys.js';
import { OrganizerNames } from './catalogue/organizers/organizer-names.js';
import { OrganizerResolver } from './catalogue/organizers/organizer-resolver.js';
import { OrganizerController } from './catalogue/organizers/organizer.controller.js';
import { OrganizerRepository } from './catalogue/organizers/organizer.repository.js';
import { OrganizerSchema } from './catalogue/organizers/organizer.schema.js';
import { OrganizerService } from './catalogue/organizers/organizer.service.js';
import { RatedRecipes } from './social/ratings/rated-recipes.js';
import { RatingController } from './social/ratings/rating.controller.js';
import { RatingListener } from './social/ratings/rating.listener.js';
import { RatingRepository } from './recipe-store/rating.repository.js';
import { RATINGS, RatingSchema } from './recipe-store/rating.schema.js';
import { RatingService } from './social/ratings/rating.service.js';
import { RecipeAverages } from './social/ratings/recipe-averages.js';
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
import { RecipeIngredients } from './recipe-store/recipe-ingredients.js';
import { RecipeListRepository } from './recipes/recipe-list.repository.js';
import { RecipeNamer } from './recipes/recipe-namer.js';
import { RecipeOrganizers } from './recipe-store/recipe-organizers.js';
import { RecipeReader } from './recipes/recipe-reader.js';
import { RecipeBulkRepository } from './recipes/recipe-bulk.repository.js';
import { RecipeBulkWriter } from './recipes/recipe-bulk-writer.js';
import { RecipeWriter } from './recipes/recipe-writer.js';
import { RecipeController } from './recipes/recipe.controller.js';
import { RecipeRepository } from './recipe-store/recipe.repository.js';
import { RecipeSchema } from './recipe-store/recipe.schema.js';
import { SeedController } from './catalogue/seeds/seed.controller.js';
import { SeedService } from './catalogue/seeds/seed.service.js';
import { SummaryMemory } from './recipes/summary-memory.js';
import { RecipeChangeFeed } from './recipe-store/recipe-change-feed.js';
import { IndexFeed } from './discovery/search/index-feed.js';
import { RecipeIndexes } from './discovery/search/recipe-indexes.js';
import { SearchThread } from './discovery/search/search-thread.js';
import { SearchedLists } from './discovery/search/searched-lists.js';
import { SearchedRecipesRepository } from './discovery/search/searched-recipes.repository.js';
import { ShareTokenController } from './public/shares/share-token.controller.js';
import { ShareTokenRepository } from './public/shares/share-token.repository.js';
import { SHARE_TOKENS, ShareTokenSchema } from './public/shares/share-token.schema.js';
import { ShareTokenService } from './public/shares/share-token.service.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { StorageService } from './statistics/storage.service.js';
import { UnitMerger } from './catalogue/units/unit-merger.js';
import { CreationEvents } from './social/timeline/creation-events.js';
import { MadeRecipes } from './social/timeline/made-recipes.js';
import { PlannedMeals } from './social/timeline/planned-meals.js';
import { TimelineImages } from './social/timeline/timeline-images.js';
import { TimelineReader } from './social/timeline/timeline-reader.js';
import { TimelineController } from './social/timeline/timeline.controller.js';
import { TimelineListener } from './social/timeline/timeline.listener.js';
import { TimelineRepository } from './social/timeline/timeline.repository.js';
import { TIMELINE, TimelineSchema } from './social/timeline/timeline.schema.js';
import { TimelineService } from './social/timeline/timeline.service.js';
import { UnitController } from './catalogue/units/unit.controller.js';
import { UnitRepository } from './catalogue/units/unit.repository.js';
import { UnitSchema } from './catalogue/units/unit.schema.js';
import { UnitService } from './catalogue/units/unit.service.js';

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
const search = [RecipeChangeFeed, SearchThread, SearchedRecipesRepository, RecipeIndexes, IndexFeed, SearchedLists];
const organizers = [OrganizerNames, OrganizerRepository, OrganizerResolver, OrganizerService];
const catalogues = [
  CatalogueChanges,
  FoodRepository,
  FoodService,
  UnitRepository,
  UnitService,
  LabelRepository,
  LabeledFoodsRepository,
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
