import { Module } from '@nestjs/common';
import { EgressModule } from '../egress/index.js';
import { StorageModule } from '../storage/index.js';
import { ImageFetcher } from './image-fetcher.js';
import { ImageController } from './image.controller.js';
import { ImageProcessor } from './image.processor.js';
import { ImportImages } from './import-images.js';
import { RecipeImages } from './recipe-images.js';

/** Images of recipes: fetched during an import, later by a job, or for a recipe that exists. */
@Module({
  imports: [EgressModule, StorageModule],
  controllers: [ImageController],
  providers: [ImageFetcher, ImportImages, RecipeImages, ImageProcessor],
  exports: [ImportImages],
})
export class ImagesModule {}
