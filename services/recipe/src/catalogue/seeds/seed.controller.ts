import { SeedGroup, SiteSetUp, UserSignedUp, type Actor, type PayloadOf, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, ListensTo } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { requireOrganizer } from '../../records/index.js';
import { SeedService } from './seed.service.js';

@Controller()
export class SeedController {
  constructor(private readonly seeds: SeedService) {}

  @Answers(SeedGroup)
  async seed({ kind, locale }: RequestOf<typeof SeedGroup>, @CurrentActor() actor: Actor) {
    requireOrganizer(actor);
    await this.seeds.seed(actor, kind, locale);
    return null;
  }

  /** The creator of a group may have requested seeds. */
  @ListensTo(UserSignedUp)
  async onUserSignedUp({ groupId, seedLocale }: PayloadOf<typeof UserSignedUp>): Promise<void> {
    if (groupId && seedLocale) await this.seeds.seedAll({ groupId }, seedLocale);
  }

  /** The administrator may have requested seeds in the first-time setup. */
  @ListensTo(SiteSetUp)
  async onSiteSetUp({ groupId, seedLocale }: PayloadOf<typeof SiteSetUp>): Promise<void> {
    if (groupId && seedLocale) await this.seeds.seedAll({ groupId }, seedLocale);
  }
}
