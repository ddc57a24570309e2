import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { ShoppingConfig } from './config.js';
import { toDocuments } from './mealie-import/index.js';
import { migrations } from './migrations/index.js';

/** Shopping lists of the households. */
export const shoppingService = defineService({
  name: 'shopping',
  module: AppModule,
  config: ShoppingConfig,
  migrations,
  toDocuments,
  directory: true,
  versions: {},
});
