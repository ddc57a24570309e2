import { RECIPES_PER_SITEMAP, type Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { RecipeDocument } from '../../recipe-store/index.js';

type Group = Pick<Actor, 'groupId'>;
type Address = Pick<RecipeDocument, '_id' | 'slug' | 'updatedAt'>;

/** The public recipes of a group's open households. */
@Injectable()
export class SitemapRepository {
  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  count({ groupId }: Group, ofOpenHouseholds: object): Promise<number> {
    return this.model.countDocuments({ groupId, ...ofOpenHouseholds, 'settings.public': true });
  }

  /** A page in the order of creation, so that new recipes only change the last one. */
  page({ groupId }: Group, ofOpenHouseholds: object, page: number): AsyncIterable<Address> {
    return this.model
      .find({ groupId, ...ofOpenHouseholds, 'settings.public': true }, { slug: 1, updatedAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .skip((page - 1) * RECIPES_PER_SITEMAP)
      .limit(RECIPES_PER_SITEMAP)
      .lean<Address[]>()
      .cursor();
  }
}
