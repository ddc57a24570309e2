import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SITE, type SiteDocument } from './site.schema.js';

const THE_SITE = 'site';

/** What is remembered of the installation. */
@Injectable()
export class SiteRepository {
  constructor(@InjectModel(SITE) private readonly model: Model<SiteDocument>) {}

  async defaultGroupId(): Promise<string | null> {
    const site = await this.model.findById(THE_SITE).lean();
    return site?.defaultGroupId ?? null;
  }

  async rememberDefaultGroup(defaultGroupId: string): Promise<void> {
    await this.model.updateOne({ _id: THE_SITE }, { $set: { defaultGroupId } }, { upsert: true });
  }
}
