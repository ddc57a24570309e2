import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { ParserConfig } from './config.js';
import { migrations } from './data-migrations/index.js';
import { toDocuments } from './mealie-import/index.js';

/** Imports recipes from anywhere, reports on it, and parses ingredients. */
export const parserService = defineService({
  name: 'parser',
  module: AppModule,
  config: ParserConfig,
  migrations,
  toDocuments,
});
