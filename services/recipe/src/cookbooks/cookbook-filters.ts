import type { Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { CookbookDocument } from './cookbook.schema.js';

type Filtered = Pick<CookbookDocument, '_id' | 'revision' | 'queryFilterString'>;

/** What cookbooks say of records that change under them. */
@Injectable()
export class CookbookFilters {
  constructor(@InjectModel('cookbooks') private readonly model: Model<CookbookDocument>) {}

  /** Puts another id in the place of one in all filters of a group. Nobody has changed the cookbooks. */
  async replaceId({ groupId }: Pick<Actor, 'groupId'>, id: string, by: string): Promise<void> {
    const anyCase = new RegExp(id, 'gi');
    for (;;) {
      const some = await this.model
        .find({ groupId, queryFilterString: { $regex: id, $options: 'i' } }, { queryFilterString: 1, revision: 1 })
        .lean<Filtered[]>();
      if (some.length === 0) return;
      await this.model.bulkWrite(
        some.map(({ _id, revision, queryFilterString }) => ({
          updateOne: {
            filter: { _id, revision },
            update: { $set: { queryFilterString: queryFilterString.replace(anyCase, by) }, $inc: { revision: 1 } },
            timestamps: false,
          },
        })),
      );
    }
  }
}
