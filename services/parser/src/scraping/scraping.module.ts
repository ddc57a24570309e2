import { Module } from '@nestjs/common';
import { AiModule } from '../ai/index.js';
import { EgressModule } from '../egress/index.js';
import { UploadsModule } from '../uploads/index.js';
import { AiPageReader } from './ai-page-reader.js';
import { PageLoader } from './page-loader.js';
import { PageReader } from './page-reader.js';
import { Scraper } from './scraper.js';

/** Loads pages and reads the recipes in them. */
@Module({
  imports: [AiModule, EgressModule, UploadsModule],
  providers: [PageLoader, Scraper, AiPageReader, PageReader],
  exports: [PageReader],
})
export class ScrapingModule {}
