import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { ImageConverter } from './image-converter.js';
import { RecipeFiles } from './recipe-files.js';

/** Files of recipes in the object store, and the threads that make images. */
@Module({
  providers: [storeProvider, ImageConverter, RecipeFiles],
  exports: [storeProvider, ImageConverter, RecipeFiles],
})
export class StorageModule {}
