import {
  ImportFromArchive,
  ImportFromData,
  ImportFromUrl,
  TestScrapeUrl,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ArchiveImportService } from './archive-import.service.js';
import { ImportService } from './import.service.js';
import { PageDrafts } from './page-drafts.js';

@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly archives: ArchiveImportService,
    private readonly drafts: PageDrafts,
  ) {}

  @Answers(ImportFromUrl)
  fromUrl(request: RequestOf<typeof ImportFromUrl>, @CurrentActor() actor: Actor) {
    return this.imports.fromUrl(actor, request);
  }

  @Answers(ImportFromData)
  fromData({ dataKey, includeTags }: RequestOf<typeof ImportFromData>, @CurrentActor() actor: Actor) {
    return this.imports.fromData(actor, dataKey, includeTags);
  }

  @Answers(ImportFromArchive)
  fromArchive({ uploadKey }: RequestOf<typeof ImportFromArchive>, @CurrentActor() actor: Actor) {
    return this.archives.fromUpload(actor, uploadKey);
  }

  @Answers(TestScrapeUrl)
  async test({ url, useOpenAI }: RequestOf<typeof TestScrapeUrl>, @CurrentActor() actor: Actor) {
    return { recipe: await this.drafts.schema(actor, url, { byAi: useOpenAI }) };
  }
}
