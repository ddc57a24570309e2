import { provideModel, storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { egressProvider } from './egress/egress.provider.js';
import { AiClient } from './ai/ai-client.js';
import { AiPages } from './ai/ai-pages.js';
import { AiTestService } from './ai/ai-test.service.js';
import { AiController } from './ai/ai.controller.js';
import { ExportReader } from './app-migrations/export-reader.js';
import { exportThreadsProvider } from './app-migrations/export-threads.js';
import { MigratedAssets } from './app-migrations/migrated-assets.js';
import { MigratedRecipes } from './app-migrations/migrated-recipes.js';
import { MigrationController } from './app-migrations/migration.controller.js';
import { MigrationService } from './app-migrations/migration.service.js';
import { TempSweeper } from './archives/temp-sweeper.js';
import { UploadedArchives } from './archives/uploaded-archives.js';
import { BulkImportController } from './bulk-imports/bulk-import.controller.js';
import { BulkImportService } from './bulk-imports/bulk-import.service.js';
import { ImageImportService } from './images/image-import.service.js';
import { Jpegs } from './images/jpegs.js';
import { ArchiveImportService } from './imports/archive-import.service.js';
import { ImportController } from './imports/import.controller.js';
import { ImportService } from './imports/import.service.js';
import { PageDrafts } from './imports/page-drafts.js';
import { PageLoader } from './imports/page-loader.js';
import { RecipeKeeper } from './imports/recipe-keeper.js';
import { AiLineParser } from './ingredients/ai-line-parser.js';
import { GroupCatalogues } from './ingredients/group-catalogues.js';
import { IngredientController } from './ingredients/ingredient.controller.js';
import { IngredientService } from './ingredients/ingredient.service.js';
import { ImportPictures } from './pictures/import-pictures.js';
import { PictureController } from './pictures/picture.controller.js';
import { PictureFetcher } from './pictures/picture-fetcher.js';
import { PictureProcessor } from './pictures/picture.processor.js';
import { RecipePictures } from './pictures/recipe-pictures.js';
import { ReportedWork } from './reports/reported-work.js';
import { ReportSweeper } from './reports/report-sweeper.js';
import { ReportController } from './reports/report.controller.js';
import { ReportRepository } from './reports/report.repository.js';
import { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from './reports/report.schema.js';
import { ReportService } from './reports/report.service.js';
import { Scraper } from './scraping/scraper.js';

const reports = [
  provideModel(REPORTS, ReportSchema),
  provideModel(REPORT_ENTRIES, ReportEntrySchema),
  ReportRepository,
  ReportService,
  ReportedWork,
  ReportSweeper,
];

const ai = [AiClient, AiPages, AiTestService, AiLineParser, Jpegs, ImageImportService];

@Module({
  controllers: [
    ImportController,
    PictureController,
    IngredientController,
    ReportController,
    BulkImportController,
    MigrationController,
    AiController,
  ],
  providers: [
    egressProvider,
    storeProvider,
    Scraper,
    PageLoader,
    PageDrafts,
    RecipeKeeper,
    UploadedArchives,
    TempSweeper,
    ArchiveImportService,
    ImportService,
    BulkImportService,
    exportThreadsProvider,
    ExportReader,
    MigratedAssets,
    MigratedRecipes,
    MigrationService,
    ...reports,
    ...ai,
    PictureFetcher,
    ImportPictures,
    RecipePictures,
    PictureProcessor,
    GroupCatalogues,
    IngredientService,
  ],
})
export class AppModule {}
