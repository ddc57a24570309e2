import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { ParserConfig } from './config.js';

/** Imports recipes from anywhere and parses ingredients. Stores nothing of its own but the records of its jobs. */
export const parserService = defineService({
  name: 'parser',
  module: AppModule,
  config: ParserConfig,
});
