import type { Actor } from '@larder/contracts';
import type { CheckedFilter } from '@larder/query-filter';
import { matchEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LabelPositionRepository } from '../../list-store/index.js';
import { GroupLabels } from './group-labels.js';
import { labelSettings } from './label-settings.js';

/** Filters lists by their label settings, which are computed and therefore not in the database. */
@Injectable()
export class LabelSettingFilter {
  constructor(
    private readonly positions: LabelPositionRepository,
    private readonly labels: GroupLabels,
  ) {}

  /** The ids of the household's lists with a label setting that matches; without a filter, with any. */
  async listIds(actor: Actor, filter: CheckedFilter | null): Promise<string[]> {
    const [lists, labels] = await Promise.all([this.positions.find(actor), this.labels.read(actor)]);
    const matching = lists.filter((list) =>
      labelSettings(list, labels).some((setting) => !filter || matchEntry(filter, setting)),
    );
    return matching.map(({ _id }) => _id);
  }
}
