import { SetUpSite, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { requireSession } from '../access/index.js';
import { SiteSetupService } from './site-setup.service.js';

@Controller()
export class SiteSetupController {
  constructor(private readonly setups: SiteSetupService) {}

  @Answers(SetUpSite)
  setUp({ setup, token }: RequestOf<typeof SetUpSite>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    requireSession(actor);
    return this.setups.run(actor, setup, token);
  }
}
