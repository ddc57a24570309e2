import { InjectConfig } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../text/index.js';
import {
  type GroupRecord,
  GroupRepository,
  type HouseholdRecord,
  HouseholdRepository,
  SiteRepository,
} from '../store/index.js';
import type { IdentityConfig } from '../config.js';

/** The default group and household of new users. Stored by id; found by the configured name until then. */
@Injectable()
export class DefaultTenants {
  constructor(
    private readonly site: SiteRepository,
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async group(): Promise<GroupRecord | null> {
    const id = await this.site.findDefaultGroupId();
    const stored = id ? await this.groups.find(id) : null;
    return stored ?? this.groups.findByName(this.config.DEFAULT_GROUP);
  }

  /** The group's first household; if it was deleted, the one with the default name, else the oldest. */
  async household(
    { _id, defaultHouseholdId }: GroupRecord,
    { except }: { except?: string } = {},
  ): Promise<HouseholdRecord | null> {
    const all = (await this.households.findOfGroups([_id])).filter((each) => each._id !== except);
    const named = uniqueKey(this.config.DEFAULT_HOUSEHOLD);
    const first = all.find((each) => each._id === defaultHouseholdId);
    return first ?? all.find(({ nameKey }) => nameKey === named) ?? all[0] ?? null;
  }
}
