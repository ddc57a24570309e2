import {
  FILE_GENERATION,
  FileTokens,
  KitModule,
  Log,
  type Environment,
  type KitOptions,
  storeProvider,
} from '@larder/service-kit';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AuditInterceptor } from './audit/audited.js';
import { AuditTrail } from './audit/audit-trail.js';
import { AuthGuard } from './auth/auth.guard.js';
import { RateLimitGuard } from './auth/rate-limit.js';
import { RateLimits } from './auth/rate-limits.js';
import { RequestCounter } from './auth/request-counter.js';
import { TokenCache } from './auth/token-cache.js';
import { AccountReplies } from './cache/account-replies.js';
import { SiteReplies } from './cache/site-replies.js';
import { GatewayConfig } from './config.js';
import { HealthController } from './health/health.controller.js';
import { ResponseCache } from './http/caching/response-cache.js';
import { ContractPipe } from './http/server/contract.pipe.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { Pages } from './http/responses/pages.js';
import { RequestBodyGuard } from './http/body/request-body.guard.js';
import { LiveController } from './live/live.controller.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveStreams } from './live/live-streams.js';
import { NoticeTexts } from './live/notice-texts.js';
import { CurrentFiles } from './media/current-files.js';
import { Downloads } from './media/downloads.js';
import { MediaAccess } from './media/media-access.js';
import { StorageProbeController } from './media/storage-probe.controller.js';
import { StorageProbes } from './media/storage-probes.js';
import { MediaFiles } from './media/media-files.js';
import { AssetController } from './media/asset.controller.js';
import { AvatarController } from './media/avatar.controller.js';
import { MediaController } from './media/media.controller.js';
import { SignedLinks } from './media/signed-links.js';
import { AdminAboutController } from './routes/admin/admin-about.controller.js';
import { AdminEmailController } from './routes/admin/admin-email.controller.js';
import { AuditController } from './routes/admin/audit.controller.js';
import { AdminSetupController } from './routes/admin/admin-setup.controller.js';
import { AnalyticsController } from './routes/admin/analytics.controller.js';
import { MaintenanceController } from './routes/admin/maintenance.controller.js';
import { BackupRuns } from './routes/admin/backup-runs.js';
import { BackupsController } from './routes/admin/backups.controller.js';
import { EarlierBackupsController } from './routes/admin/earlier-backups.controller.js';
import { AdminDebugController } from './routes/admin/debug.controller.js';
import { AdminGroupsController } from './routes/admin/admin-groups.controller.js';
import { AdminHouseholdsController } from './routes/admin/admin-households.controller.js';
import { AdminUsersController } from './routes/admin/admin-users.controller.js';
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
import { organizerControllers } from './routes/organizers/index.js';
import { ParserController } from './routes/parser/parser.controller.js';
import { CalendarController } from './routes/planning/calendar.controller.js';
import { MealPlansController } from './routes/planning/mealplans.controller.js';
import { MenusController } from './routes/planning/menus.controller.js';
import { WebhooksController } from './routes/households/webhooks.controller.js';
import { PlanRulesController } from './routes/planning/plan-rules.controller.js';
import { ShoppingItemsController } from './routes/planning/shopping-items.controller.js';
import { ShoppingListsController } from './routes/planning/shopping-lists.controller.js';
import { ShoppingSuggestionsController } from './routes/planning/shopping-suggestions.controller.js';
import { BulkActionsController } from './routes/recipes/bulk-actions.controller.js';
import { CommentsController } from './routes/recipes/comments.controller.js';
import { DataExportsController } from './routes/recipes/exports/data-exports.controller.js';
import { RecipeAssetsController } from './routes/recipes/recipe-assets.controller.js';
import { RecipeBatchesController } from './routes/recipes/recipe-batches.controller.js';
import { RecipeCommentsController } from './routes/recipes/recipe-comments.controller.js';
import { RecipeExportsController } from './routes/recipes/exports/recipe-exports.controller.js';
import { RecipeImagesController } from './routes/recipes/recipe-images.controller.js';
import { RecipeImportController } from './routes/recipes/recipe-import.controller.js';
import { RecipesByCategoryController } from './routes/recipes/recipes-by-category.controller.js';
import { RecipeVersionsController } from './routes/recipes/recipe-versions.controller.js';
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
import type { OpenSocket } from './http/server/shared-server.js';
import { RobotsController } from './site/robots.controller.js';
import { HomePageController } from './site/home-page.controller.js';
import { RecipePagesController } from './site/recipe-pages.controller.js';
import { RecipePreview } from './site/recipe-preview.js';
import { SitemapController } from './site/sitemap/sitemap.controller.js';
import { Uploads } from './uploads/uploads.js';

/** Controllers in an order that puts fixed paths before `{slug}`. */
const controllers = [
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
  EarlierBackupsController,
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

export interface GatewayOptions {
  /** Where the log is written; standard output when absent. */
  logTo?: KitOptions['logTo'];
  /** Services that run in the same process. */
  local?: KitOptions['local'];
  /** Returns the bound socket to listen on, when another process holds it. */
  openSocket?: OpenSocket | undefined;
  /** Additional modules with routes. */
  modules?: Type[];
}

@Module({})
export class GatewayModule {
  static forRoot(env: Environment, { logTo, local, modules = [] }: GatewayOptions = {}): DynamicModule {
    return {
      module: GatewayModule,
      imports: [KitModule.forRoot({ name: 'gateway', config: GatewayConfig, env, logTo, local }), ...modules],
      controllers,
      providers: [
        AuditTrail,
        AuditInterceptor,
        BackupRuns,
        CurrentFiles,
        { provide: FILE_GENERATION, inject: [CurrentFiles], useFactory: (files: CurrentFiles) => () => files.read() },
        storeProvider,
        Uploads,
        Pages,
        ResponseCache,
        TokenCache,
        AccountReplies,
        SiteReplies,
        MediaAccess,
        SignedLinks,
        RecipePreview,
        MediaFiles,
        StorageProbes,
        LiveFeed,
        NoticeTexts,
        LiveStreams,
        Downloads,
        FileTokens,
        RequestCounter,
        RateLimits,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: RequestBodyGuard },
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: APP_FILTER, useFactory: (log: Log) => new ErrorFilter(log), inject: [Log] },
      ],
    };
  }
}
