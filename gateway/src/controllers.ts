import { HealthController } from './health/health.controller.js';
import { LiveController } from './live/live.controller.js';
import { AssetController } from './media/asset.controller.js';
import { AvatarController } from './media/avatars/avatar.controller.js';
import { MediaController } from './media/media.controller.js';
import { StorageProbeController } from './media/storage-probes/storage-probe.controller.js';
import { AdminAboutController } from './routes/admin/admin-about.controller.js';
import { AdminDebugController } from './routes/admin/admin-debug.controller.js';
import { AdminEmailController } from './routes/admin/admin-email.controller.js';
import { AdminGroupsController } from './routes/admin/admin-groups.controller.js';
import { AdminHouseholdsController } from './routes/admin/admin-households.controller.js';
import { AdminSetupController } from './routes/admin/admin-setup.controller.js';
import { AdminUsersController } from './routes/admin/admin-users.controller.js';
import { AnalyticsController } from './routes/admin/analytics.controller.js';
import { AuditController } from './routes/admin/audit.controller.js';
import { BackupsController } from './routes/admin/backups.controller.js';
import { LegacyBackupsController } from './routes/admin/legacy-backups.controller.js';
import { MaintenanceController } from './routes/admin/maintenance.controller.js';
import { ServerTasksController } from './routes/admin/server-tasks.controller.js';
import { AppController } from './routes/app/app.controller.js';
import { AdminPasswordResetController } from './routes/auth/admin-password-reset.controller.js';
import { AuthController } from './routes/auth/auth.controller.js';
import { InvitationsController } from './routes/auth/invitations.controller.js';
import { OauthController } from './routes/auth/oauth.controller.js';
import { SignUpController } from './routes/auth/sign-up.controller.js';
import { exploreControllers } from './routes/explore/index.js';
import { FoodsController } from './routes/foods/foods.controller.js';
import { UnitsController } from './routes/foods/units.controller.js';
import { GroupHouseholdsController } from './routes/groups/group-households.controller.js';
import { GroupsController } from './routes/groups/groups.controller.js';
import { LabelsController } from './routes/groups/labels.controller.js';
import { SeedersController } from './routes/groups/seeders.controller.js';
import { CookbooksController } from './routes/households/cookbooks.controller.js';
import { HouseholdsController } from './routes/households/households.controller.js';
import { NotifiersController } from './routes/households/notifiers.controller.js';
import { RecipeActionsController } from './routes/households/recipe-actions.controller.js';
import { WebhooksController } from './routes/households/webhooks.controller.js';
import { organizerControllers } from './routes/organizers/index.js';
import { ParserController } from './routes/parser/parser.controller.js';
import { CalendarController } from './routes/meal-plans/calendar.controller.js';
import { MealPlansController } from './routes/meal-plans/meal-plans.controller.js';
import { MenusController } from './routes/meal-plans/menus.controller.js';
import { PlanRulesController } from './routes/meal-plans/plan-rules.controller.js';
import { ShoppingItemsController } from './routes/shopping/shopping-items.controller.js';
import { ShoppingListsController } from './routes/shopping/shopping-lists.controller.js';
import { ShoppingSuggestionsController } from './routes/shopping/shopping-suggestions.controller.js';
import { BulkActionsController } from './routes/recipes/bulk-actions.controller.js';
import { CommentsController } from './routes/recipes/comments.controller.js';
import { DataExportsController } from './routes/recipes/exports/data-exports.controller.js';
import { RecipeExportsController } from './routes/recipes/exports/recipe-exports.controller.js';
import { RecipeAssetsController } from './routes/recipes/recipe-assets.controller.js';
import { RecipeBatchesController } from './routes/recipes/recipe-batches.controller.js';
import { RecipeCommentsController } from './routes/recipes/recipe-comments.controller.js';
import { RecipeImagesController } from './routes/recipes/recipe-images.controller.js';
import { RecipeImportController } from './routes/recipes/recipe-import.controller.js';
import { RecipeVersionsController } from './routes/recipes/recipe-versions.controller.js';
import { RecipesByCategoryController } from './routes/recipes/recipes-by-category.controller.js';
import { RecipesController } from './routes/recipes/recipes.controller.js';
import { ShareTokensController } from './routes/recipes/sharing/share-tokens.controller.js';
import { SharedRecipesController } from './routes/recipes/sharing/shared-recipes.controller.js';
import { TimelineImagesController } from './routes/recipes/timeline/timeline-images.controller.js';
import { TimelineController } from './routes/recipes/timeline/timeline.controller.js';
import { MigrationsController } from './routes/reports/migrations.controller.js';
import { ReportsController } from './routes/reports/reports.controller.js';
import { DeletedCookbooksController } from './routes/trash/deleted-cookbooks.controller.js';
import { DeletedPlanEntriesController } from './routes/trash/deleted-plan-entries.controller.js';
import { DeletedRecipesController } from './routes/trash/deleted-recipes.controller.js';
import { DeletedShoppingListsController } from './routes/trash/deleted-shopping-lists.controller.js';
import { UserImagesController } from './routes/users/user-images.controller.js';
import { UserRatingsController } from './routes/users/user-ratings.controller.js';
import { UsersController } from './routes/users/users.controller.js';
import { DownloadsController } from './routes/utils/downloads.controller.js';
import { ValidatorsController } from './routes/validators/validators.controller.js';
import { HomePageController } from './site/home-page.controller.js';
import { RecipePagesController } from './site/recipe-pages/recipe-pages.controller.js';
import { RobotsController } from './site/robots.controller.js';
import { SitemapController } from './site/sitemap/sitemap.controller.js';

/** All controllers of the gateway, in an order that puts fixed paths before `{slug}`. */
export const controllers = [
  HealthController,
  AppController,
  AuthController,
  OauthController,
  SignUpController,
  InvitationsController,
  AdminPasswordResetController,
  UserRatingsController,
  UserImagesController,
  UsersController,
  GroupsController,
  GroupHouseholdsController,
  LabelsController,
  SeedersController,
  ReportsController,
  MigrationsController,
  LiveController,
  CookbooksController,
  RecipeActionsController,
  HouseholdsController,
  AdminAboutController,
  AdminEmailController,
  AdminSetupController,
  AnalyticsController,
  AuditController,
  MaintenanceController,
  AdminDebugController,
  BackupsController,
  LegacyBackupsController,
  ServerTasksController,
  AdminUsersController,
  AdminGroupsController,
  AdminHouseholdsController,
  ValidatorsController,
  TimelineController,
  SharedRecipesController,
  ShareTokensController,
  TimelineImagesController,
  RecipeImportController,
  RecipeImagesController,
  RecipeCommentsController,
  BulkActionsController,
  RecipeBatchesController,
  RecipeAssetsController,
  RecipeExportsController,
  DataExportsController,
  RecipesByCategoryController,
  DeletedRecipesController,
  DeletedCookbooksController,
  DeletedPlanEntriesController,
  DeletedShoppingListsController,
  RecipeVersionsController,
  RecipesController,
  CommentsController,
  ...organizerControllers,
  FoodsController,
  UnitsController,
  ParserController,
  CalendarController,
  PlanRulesController,
  MealPlansController,
  MenusController,
  WebhooksController,
  NotifiersController,
  ShoppingListsController,
  ShoppingSuggestionsController,
  ShoppingItemsController,
  DownloadsController,
  ...exploreControllers,
  MediaController,
  AssetController,
  AvatarController,
  StorageProbeController,
  HomePageController,
  RecipePagesController,
  RobotsController,
  SitemapController,
];
