import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { RecipeConfig } from './config.js';
import { DATA_EXPORTS } from './files/index.js';
import { RECORD_CACHED_MS } from './records/index.js';
import { toDocuments } from './mealie-import/index.js';
import { FOODS, LABELS, ORGANIZERS, UNITS } from './catalogue/index.js';
import { migrations } from './migrations/index.js';

/** The collections of which `RecordCache` has copies. */
const cachedMs = Object.fromEntries([FOODS, LABELS, ORGANIZERS, UNITS].map((name) => [name, RECORD_CACHED_MS]));

/** Recipes and their records: catalogue, files, social features. */
export const recipeService = defineService({
  name: 'recipe',
  module: AppModule,
  config: RecipeConfig,
  migrations,
  toDocuments,
  backups: { excluded: [DATA_EXPORTS] },
  directory: true,
  versions: { cachedMs },
});
