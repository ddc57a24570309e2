import { provideModel } from '@larder/service-kit';
import { localEgressProvider } from '@larder/service-kit/egress';
import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes/index.js';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { RecipeActionController } from './recipe-action.controller.js';
import { RecipeActionRepository } from './recipe-action.repository.js';
import { RECIPE_ACTIONS, RecipeActionSchema } from './recipe-action.schema.js';
import { RecipeActionService } from './recipe-action.service.js';
import { RunRecipeActionProcessor } from './run-recipe-action.processor.js';

const models = [provideModel(RECIPE_ACTIONS, RecipeActionSchema)];

/** Actions that send recipes to other systems. */
@Module({
  imports: [RecipeStoreModule, PaginationModule, RecipesModule],
  controllers: [RecipeActionController],
  providers: [...models, localEgressProvider, RecipeActionRepository, RecipeActionService, RunRecipeActionProcessor],
})
export class RecipeActionsModule {}
