import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { COMMENTS, CommentSchema } from './schemas/comment.schema.js';
import { RatingRepository } from './rating.repository.js';
import { RATINGS, RatingSchema } from './schemas/rating.schema.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import { RecipeIngredients } from './recipe-ingredients.js';
import { RecipeOrganizers } from './recipe-organizers.js';
import { RecipeRepository } from './recipe.repository.js';
import { RECIPES, RecipeSchema } from './schemas/recipe.schema.js';
import { TrashRepository } from './trash/trash.repository.js';
import { RecipeVersionRepository } from './versions/recipe-version.repository.js';
import { RECIPE_VERSIONS, RecipeVersionSchema } from './schemas/recipe-version.schema.js';

const models = [
  provideModel(RECIPES, RecipeSchema),
  provideModel(COMMENTS, CommentSchema),
  provideModel(RATINGS, RatingSchema),
  provideModel(RECIPE_VERSIONS, RecipeVersionSchema),
];

const providers = [
  RecipeChangeFeed,
  RecipeRepository,
  RatingRepository,
  RecipeIngredients,
  RecipeOrganizers,
  RecipeVersionRepository,
  TrashRepository,
];

/** The documents of recipes with their comments and ratings, and the feed of their changes. */
@Module({
  providers: [...models, ...providers],
  exports: [...models, ...providers],
})
export class RecipeStoreModule {}
