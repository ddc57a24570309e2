import type { GroupScope } from '@larder/contracts';
import { dropIds } from '@larder/query-filter';
import { InjectModel, optimisticUpdate, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { COOKBOOKS, type CookbookDocument } from './cookbook.schema.js';

type CookbookFilter = Pick<CookbookDocument, '_id' | 'revision' | 'queryFilterString'>;

/** MongoDB limits expressions to 32 KB. */
const IDS_PER_QUERY = 200;

/** Updates the filters of cookbooks when records are merged or deleted. */
@Injectable()
export class CookbookFilterUpdater {
  constructor(@InjectModel(COOKBOOKS) private readonly model: Model<CookbookDocument>) {}

  /** Replaces an id in all filters of a group. */
  async replaceId(group: GroupScope, id: string, by: string): Promise<void> {
    const anyCase = new RegExp(id, 'gi');
    await this.change(group, [id], (text) => text.replace(anyCase, by));
  }

  /** Removes ids of deleted records from all filters of a group. */
  async dropIds(group: GroupScope, ids: string[]): Promise<void> {
    const removedIds = new Set(ids);
    for (const some of slices(ids, IDS_PER_QUERY)) await this.change(group, some, (text) => dropIds(text, removedIds));
  }

  /** Not an edit by a user, so `updatedAt` is kept. Cookbooks with a concurrent edit are read again. */
  private async change({ groupId }: GroupScope, ids: string[], change: (text: string) => string): Promise<void> {
    await optimisticUpdate(async () => {
      const withIds = { groupId, queryFilterString: { $regex: ids.join('|'), $options: 'i' } };
      const existing = await this.model.find(withIds, { queryFilterString: 1, revision: 1 }).lean<CookbookFilter[]>();
      const writes = existing.flatMap((each) => toWrites(each, change));
      if (writes.length === 0) return true;
      await this.model.bulkWrite(writes);
      return null; // until no filter contains them: a cookbook that was saved concurrently was not written
    });
  }
}

function toWrites({ _id, revision, queryFilterString: text }: CookbookFilter, change: (text: string) => string) {
  const queryFilterString = change(text);
  if (queryFilterString === text) return [];
  const update = { $set: { queryFilterString }, $inc: { revision: 1 } };
  return [{ updateOne: { filter: { _id, revision }, update, timestamps: false } }];
}
