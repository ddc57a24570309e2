import type { OrganizerKind } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ORGANIZER_FIELDS } from './organizer-fields.js';
import type { RecipeDocument } from './recipe.schema.js';

/** What recipes and organizers have to do with each other. */
@Injectable()
export class RecipeOrganizers {
  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  /** The organizers of a kind that some recipe of the group carries. */
  async usedIds({ groupId }: { groupId: string }, kind: OrganizerKind): Promise<Set<string>> {
    return new Set<string>(await this.model.distinct(ORGANIZER_FIELDS[kind], { groupId }));
  }

  /**
   * Takes organizers off all recipes of their group. This is no edit of these recipes by a user, so `updatedAt` stays; the
   * revision grows, or an edit under way would write the old list back.
   */
  async remove(groupId: string, kind: OrganizerKind, ids: string[]): Promise<void> {
    const field = ORGANIZER_FIELDS[kind];
    const update = { $pull: { [field]: { $in: ids } }, $inc: { revision: 1 } };
    await this.model.updateMany({ groupId, [field]: { $in: ids } }, update, { timestamps: false });
  }
}
