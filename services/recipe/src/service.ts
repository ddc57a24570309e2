import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { RecipeConfig } from './config.js';
import { DATA_EXPORTS } from './files/index.js';
import { toDocuments } from './mealie-import/index.js';
import { migrations } from './migrations/index.js';

/** Recipes and their records: catalogue, files, social features. */
export const recipeService = defineService({
  name: 'recipe',
  module: AppModule,
  config: RecipeConfig,
  migrations,
  toDocuments,
  backups: { excluded: [DATA_EXPORTS] },
  directory: true,
});
