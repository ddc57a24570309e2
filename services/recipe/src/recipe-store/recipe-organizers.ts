import type { OrganizerKind } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ORGANIZER_FIELDS } from './schemas/organizer-fields.js';
import type { RecipeDocument } from './schemas/recipe-document.js';
import { RECIPES } from './schemas/recipe.schema.js';

/** Queries on the organizers of recipes. */
@Injectable()
export class RecipeOrganizers {
  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /** The organizers of a kind that are used by recipes of the group. */
  async usedIds({ groupId }: { groupId: string }, kind: OrganizerKind): Promise<Set<string>> {
    return new Set<string>(await this.model.distinct(ORGANIZER_FIELDS[kind], { groupId }));
  }

  /**
   * Removes organizers from all recipes of their group. Not an edit by a user, so `updatedAt` is kept; the revision is
   * incremented, so that concurrent edits do not restore the old list.
   */
  async remove(groupId: string, kind: OrganizerKind, ids: string[]): Promise<void> {
    const field = ORGANIZER_FIELDS[kind];
    const update = { $pull: { [field]: { $in: ids } }, $inc: { revision: 1 } };
    await this.model.updateMany({ groupId, [field]: { $in: ids } }, update, { timestamps: false });
  }
}
