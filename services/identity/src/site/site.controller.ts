import { CheckName, CountTenants, ReadSite, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
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

  @Answers(CountTenants)
  count(_request: RequestOf<typeof CountTenants>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.site.count();
  }

  @Answers(CheckName)
  async checkName(request: RequestOf<typeof CheckName>) {
    return { valid: await this.names.isFree(request) };
  }
}
