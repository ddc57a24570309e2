import { Module } from '@nestjs/common';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { RecipesModule } from '../recipes/index.js';
import { RecipeTrash } from './recipe-trash.js';
import { TrashController } from './trash.controller.js';

/** Deleted recipes: listing, restoring, permanent deletion. */
@Module({
  imports: [RecipeStoreModule, RecipesModule],
  controllers: [TrashController],
  providers: [RecipeTrash],
})
export class TrashModule {}
