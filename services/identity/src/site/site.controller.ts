import { CheckName, ReadSite, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { NameCheck } from './name-check.js';
import { SiteService } from './site.service.js';

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly names: NameCheck,
  ) {}

  @Answers(ReadSite)
  read() {
    return this.site.read();
  }

  @Answers(CheckName)
  async checkName(question: RequestOf<typeof CheckName>) {
    return { valid: await this.names.isFree(question) };
  }
}
