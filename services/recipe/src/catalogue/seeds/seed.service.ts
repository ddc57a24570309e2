import { LabelCreated, type GroupScope, type SeedKind } from '@larder/contracts';
import { readSeeds, type SeedLabel } from '@larder/locales';
import { announce, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { FoodRepository } from '../foods/food.repository.js';
import { fieldsOf } from '../labels/label.mapper.js';
import { LabelRepository } from '../labels/label.repository.js';
import { UnitRepository } from '../units/unit.repository.js';
import { foodFields, unitFields } from './seed-fields.js';

/** The group that gets the seeds: that of the caller, or a new one. */

/** Labels first, since foods refer to them. */
const ALL_KINDS: SeedKind[] = ['labels', 'foods', 'units'];

/** Adds default foods, units and labels to groups. Existing records are never changed. */
@Injectable()
export class SeedService {
  constructor(
    private readonly foods: FoodRepository,
    private readonly units: UnitRepository,
    private readonly labels: LabelRepository,
    private readonly log: Log,
  ) {}

  async seed(group: GroupScope, kind: SeedKind, locale: string): Promise<void> {
    const added = await this.add[kind](group, locale);
    this.log.info('group seeded', { groupId: group.groupId, kind, locale, added });
  }

  async seedAll(group: GroupScope, locale: string): Promise<void> {
    for (const kind of ALL_KINDS) await this.seed(group, kind, locale);
  }

  /** Adds the records of each kind and returns their number. */
  private readonly add: Record<SeedKind, (group: GroupScope, locale: string) => Promise<number>> = {
    foods: async (group, locale) => {
      const { foods } = await readSeeds(locale);
      const labelIds = await this.labels.findIdsByName(group, [...new Set(foods.flatMap(({ label }) => label ?? []))]);
      return this.foods.insertMissing(
        group,
        foods.map((food) => ({ _id: newId(), ...foodFields(food, labelIds) })),
      );
    },
    units: async (group, locale) => {
      const { units } = await readSeeds(locale);
      return this.units.insertMissing(
        group,
        units.map((unit) => ({ _id: newId(), ...unitFields(unit) })),
      );
    },
    labels: async (group, locale) => {
      const { labels } = await readSeeds(locale);
      return this.labels.insertMissing(
        group,
        labels.map((label) => newLabel(group, label)),
      );
    },
  };
}

function newLabel({ groupId }: GroupScope, label: SeedLabel) {
  const labelId = newId();
  const tenant = { groupId, householdId: null };
  const event = announce(LabelCreated, { labelId, name: label.name }, { tenant });
  return { _id: labelId, ...fieldsOf(label), event };
}
