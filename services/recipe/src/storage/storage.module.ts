import { Module } from '@nestjs/common';
import { PictureMaker } from './image-maker.js';
import { storeProvider } from './object-store.provider.js';
import { RecipeFiles } from './recipe-files.js';

/** Files of recipes in the object store, and the threads that make images. */
@Module({
  providers: [storeProvider, PictureMaker, RecipeFiles],
  exports: [storeProvider, PictureMaker, RecipeFiles],
})
export class StorageModule {}
