import { FindUnknownLabels } from '@larder/contracts';
import {
  GroupCounter,
  InjectModel,
  Repairs,
  ServiceClient,
  type GroupCounts,
  type Repair,
  type RepairOptions,
} from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { LabelPositionRepository, SHOPPING_LISTS, type ShoppingListDocument } from '../../list-store/index.js';

/** Removes positions of deleted labels from lists. Positions of new labels are computed, so that none can be missing. */
@Injectable()
export class LabelPositionRepair implements Repair, OnModuleInit {
  readonly name = 'positions of deleted labels';

  constructor(
    private readonly repairs: Repairs,
    private readonly services: ServiceClient,
    private readonly positions: LabelPositionRepository,
    @InjectModel(SHOPPING_LISTS) private readonly model: Model<ShoppingListDocument>,
  ) {}

  onModuleInit(): void {
    this.repairs.add(this);
  }

  async run({ dryRun }: RepairOptions): Promise<GroupCounts> {
    const counter = new GroupCounter();
    const placed = { groupId: { $exists: true }, 'labelPlaces.0': { $exists: true } };
    for (const groupId of await this.model.distinct('groupId', placed)) {
      const labelIds = await this.model.distinct('labelPlaces.labelId', { groupId });
      const unknown = await this.services.as(null).request(FindUnknownLabels, { groupId, labelIds });
      if (unknown.length === 0) continue;
      const filter = { groupId, 'labelPlaces.labelId': { $in: unknown } };
      counter.add(groupId, await this.model.countDocuments(filter));
      if (!dryRun) for (const labelId of unknown) await this.positions.removeLabel(groupId, labelId);
    }
    return counter.counts;
  }
}
