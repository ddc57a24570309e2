import { RECIPES_PER_SITEMAP, type GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../../recipe-store/index.js';

type Address = Pick<RecipeDocument, '_id' | 'slug' | 'updatedAt'>;

/** How long a count is cached, in milliseconds: anonymous visitors may request those of all groups at any rate. */
const COUNT_TTL_MS = 10 * 60_000;
/** Maximum number of cached counts. */
const MAX_COUNTS = 10_000;

/** The public recipes of a group's public households. */
@Injectable()
export class SitemapRepository {
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: COUNT_TTL_MS });

  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /** The number of addresses, which may be ten minutes old. It changes at once when a household becomes public or private. */
  async count({ groupId }: GroupScope, inPublicHouseholds: object): Promise<number> {
    const key = JSON.stringify([groupId, inPublicHouseholds]);
    const cached = this.counts.get(key);
    if (cached !== undefined) return cached;
    const count = await this.model.countDocuments({ groupId, ...inPublicHouseholds, 'settings.public': true });
    this.counts.set(key, count);
    return count;
  }

  /** A page in the order of creation, so that new recipes only change the last one. */
  streamPage({ groupId }: GroupScope, inPublicHouseholds: object, page: number): AsyncIterable<Address> {
    return this.model
      .find({ groupId, ...inPublicHouseholds, 'settings.public': true }, { slug: 1, updatedAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .skip((page - 1) * RECIPES_PER_SITEMAP)
      .limit(RECIPES_PER_SITEMAP)
      .lean<Address[]>()
      .cursor();
  }
}
