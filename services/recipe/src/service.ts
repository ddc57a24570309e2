import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { RecipeConfig } from './config.js';
import { DATA_EXPORTS } from './files/index.js';
import { moveIn } from './moving-in/index.js';
import { migrations } from './migrations/index.js';

/** Recipes and their records: catalogue, files, social features. */
export const recipeService = defineService({
  name: 'recipe',
  module: AppModule,
  config: RecipeConfig,
  migrations,
  toDocuments: moveIn,
  backups: { excluded: [DATA_EXPORTS] },
  directory: true,
});
