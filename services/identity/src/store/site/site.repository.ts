import { SiteChanged } from '@larder/contracts';
import { Broadcasts, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SITE, type SiteDocument } from './site.schema.js';

const SITE_ID = 'site';

/** Every query on the record of the installation. */
@Injectable()
export class SiteRepository {
  constructor(
    @InjectModel(SITE) private readonly model: Model<SiteDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  async findDefaultGroupId(): Promise<string | null> {
    const site = await this.model.findById(SITE_ID).lean();
    return site?.defaultGroupId ?? null;
  }

  /** When the first account was created; null for a new installation. */
  async findInUseSince(): Promise<Date | null> {
    const site = await this.model.findById(SITE_ID).lean();
    return site?.inUseSince ?? null;
  }

  /** Records when the first account was created. */
  async saveInUseSince(now: Date): Promise<void> {
    await this.model.updateOne({ _id: SITE_ID, inUseSince: { $exists: false } }, { $set: { inUseSince: now } });
  }

  async saveDefaultGroup(defaultGroupId: string): Promise<void> {
    await this.model.updateOne({ _id: SITE_ID }, { $set: { defaultGroupId } }, { upsert: true });
    this.broadcasts.send(SiteChanged, {});
  }
}
