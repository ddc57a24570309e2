import { FileTokens, provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { SocialModule } from '../social/index.js';
import { StorageModule } from '../storage/index.js';
import { AssetController } from './assets/asset.controller.js';
import { RecipeAssets } from './assets/recipe-assets.js';
import { DataExportRepository } from './exports/data-export.repository.js';
import { DATA_EXPORTS, DataExportSchema } from './exports/data-export.schema.js';
import { DataExports } from './exports/data-exports.js';
import { ExportRecipesProcessor } from './exports/export-recipes.processor.js';
import { ExportController } from './exports/export.controller.js';
import { RecipeExporter } from './exports/recipe-exporter.js';
import { ImageReprocessor } from './images/image-reprocessor.js';
import { RecipeImageController } from './images/recipe-image.controller.js';
import { RecipeImages } from './images/recipe-images.js';
import { OrphanFilesController } from './orphans/orphan-files.controller.js';
import { OrphanFiles } from './orphans/orphan-files.js';
import { OrphanFilesRepository } from './orphans/orphan-files.repository.js';

const models = [provideModel(DATA_EXPORTS, DataExportSchema)];

/** Images and assets of recipes, and exports. */
@Module({
  imports: [StorageModule, RecipeStoreModule, SocialModule, RecipesModule],
  controllers: [RecipeImageController, AssetController, ExportController, OrphanFilesController],
  providers: [
    ...models,
    FileTokens,
    RecipeExporter,
    DataExports,
    DataExportRepository,
    ExportRecipesProcessor,
    RecipeImages,
    ImageReprocessor,
    RecipeAssets,
    OrphanFiles,
    OrphanFilesRepository,
  ],
})
export class FilesModule {}
