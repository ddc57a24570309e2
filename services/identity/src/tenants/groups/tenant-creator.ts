import { InjectConfig, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { slugOf, sortKey, uniqueKey } from '../../text/index.js';
import { type GroupRecord, GroupRepository, type HouseholdRecord, HouseholdRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { saveUnderAvailableName } from './save-under-available-name.js';
import { newHouseholdPreferences } from './recipe-defaults.js';

/** Creates groups with their first household, and further households. A number is added to a taken name. */
@Injectable()
export class TenantCreator {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** A group, private by default, with its default household. */
  async group(name: string, { privateGroup = true } = {}): Promise<GroupRecord> {
    const [id, defaultHouseholdId] = [newId(), newId()];
    const preferences = { id: newId(), privateGroup };
    const group = await saveUnderAvailableName(name, (availableName) =>
      this.groups.insert(id, { ...nameFields(availableName), defaultHouseholdId, preferences }),
    );
    this.log.info('group created', { groupId: id });
    await this.household(group, this.config.DEFAULT_HOUSEHOLD, defaultHouseholdId);
    return group;
  }

  /** A household as private as its group. */
  async household(group: GroupRecord, name: string, id: string = newId()): Promise<HouseholdRecord> {
    const preferences = newHouseholdPreferences(newId(), group.preferences);
    const household = await saveUnderAvailableName(name, (availableName) =>
      this.households.insert(id, { ...nameFields(availableName), groupId: group._id, preferences }),
    );
    this.log.info('household created', { groupId: group._id, householdId: id });
    return household;
  }
}

/** The stored forms of a group's or household's name, with its slug. */
export function nameFields(name: string) {
  return { name, nameKey: uniqueKey(name), nameSort: sortKey(name), slug: slugOf(name) };
}
