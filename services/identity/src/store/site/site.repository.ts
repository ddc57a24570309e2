import { SiteChanged } from '@larder/contracts';
import { Broadcasts, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SITE, type SiteDocument } from './site.schema.js';

const THE_SITE = 'site';

/** What is remembered of the installation. */
@Injectable()
export class SiteRepository {
  constructor(
    @InjectModel(SITE) private readonly model: Model<SiteDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  async defaultGroupId(): Promise<string | null> {
    const site = await this.model.findById(THE_SITE).lean();
    return site?.defaultGroupId ?? null;
  }

  /** When the first account was there; null for an installation that has none yet. */
  async inUseSince(): Promise<Date | null> {
    const site = await this.model.findById(THE_SITE).lean();
    return site?.inUseSince ?? null;
  }

  /** Remembers that there are accounts, from the first time on. */
  async rememberUse(now: Date): Promise<void> {
    await this.model.updateOne({ _id: THE_SITE, inUseSince: { $exists: false } }, { $set: { inUseSince: now } });
  }

  async rememberDefaultGroup(defaultGroupId: string): Promise<void> {
    await this.model.updateOne({ _id: THE_SITE }, { $set: { defaultGroupId } }, { upsert: true });
    this.broadcasts.send(SiteChanged, {});
  }
}
