import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { ImageMaker } from './image-maker.js';
import { RecipeFiles } from './recipe-files.js';

/** Files of recipes in the object store, and the threads that make images. */
@Module({
  providers: [storeProvider, ImageMaker, RecipeFiles],
  exports: [storeProvider, ImageMaker, RecipeFiles],
})
export class StorageModule {}
