import { Module } from '@nestjs/common';
import { AiModule } from '../ai/index.js';
import { ImagesModule } from '../images/index.js';
import { ReportsModule } from '../reports/index.js';
import { ScrapingModule } from '../scraping/index.js';
import { UploadsModule } from '../uploads/index.js';
import { ArchiveImportService } from './archive-import.service.js';
import { BulkImportController } from './bulk-imports/bulk-import.controller.js';
import { BulkImportService } from './bulk-imports/bulk-import.service.js';
import { ImageImportService } from './image-import.service.js';
import { ImportController } from './import.controller.js';
import { PageImportService } from './page-import.service.js';
import { RecipeImporter } from './recipe-importer.js';

/** Imports from pages, pasted text, archives and images, one recipe at a time or in bulk. */
@Module({
  imports: [AiModule, ImagesModule, ReportsModule, ScrapingModule, UploadsModule],
  controllers: [ImportController, BulkImportController],
  providers: [RecipeImporter, PageImportService, ArchiveImportService, ImageImportService, BulkImportService],
  exports: [RecipeImporter],
})
export class ImportsModule {}
