import {
  ImportFromArchive,
  ImportFromData,
  ImportFromImages,
  ImportFromUrl,
  TestScrapeUrl,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PageReader } from '../scraping/index.js';
import { ArchiveImportService } from './archive-import.service.js';
import { ImageImportService } from './image-import.service.js';
import { PageImportService } from './page-import.service.js';

@Controller()
export class ImportController {
  constructor(
    private readonly pageImports: PageImportService,
    private readonly archives: ArchiveImportService,
    private readonly images: ImageImportService,
    private readonly pages: PageReader,
  ) {}

  @Answers(ImportFromUrl)
  importFromUrl(request: RequestOf<typeof ImportFromUrl>, @CurrentActor() actor: Actor) {
    return this.pageImports.importFromUrl(actor, request);
  }

  @Answers(ImportFromData)
  importFromData({ dataKey, includeTags }: RequestOf<typeof ImportFromData>, @CurrentActor() actor: Actor) {
    return this.pageImports.importFromData(actor, dataKey, includeTags);
  }

  @Answers(ImportFromArchive)
  importFromArchive({ uploadKey }: RequestOf<typeof ImportFromArchive>, @CurrentActor() actor: Actor) {
    return this.archives.importFromArchive(actor, uploadKey);
  }

  @Answers(ImportFromImages)
  importFromImages(request: RequestOf<typeof ImportFromImages>, @CurrentActor() actor: Actor) {
    return this.images.importFromImages(actor, request);
  }

  @Answers(TestScrapeUrl)
  async test({ url, useOpenAI }: RequestOf<typeof TestScrapeUrl>, @CurrentActor() actor: Actor) {
    return { recipe: await this.pages.schema(actor, url, { byAi: useOpenAI }) };
  }
}
