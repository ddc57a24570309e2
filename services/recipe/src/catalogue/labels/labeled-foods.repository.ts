import type { GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CatalogueChanges } from '../catalogue-changes.js';
import { FOODS } from '../catalogue.schema.js';

/** The fields of foods that refer to labels. */
interface LabeledFood {
  _id: string;
  groupId: string;
  labelId: string | null;
}

/** Removes deleted labels from foods. */
@Injectable()
export class LabeledFoodsRepository {
  constructor(
    @InjectModel(FOODS) private readonly foods: Model<LabeledFood>,
    private readonly changes: CatalogueChanges,
  ) {}

  /** Removes labels from all foods of the group. `updatedAt` of the foods is not changed. */
  async removeLabels({ groupId }: GroupScope, labelIds: string[]): Promise<void> {
    const change = { $set: { labelId: null }, $inc: { revision: 1 } };
    await this.foods.updateMany({ groupId, labelId: { $in: labelIds } }, change, { timestamps: false });
    this.changes.broadcastChange({ groupId });
  }
}
