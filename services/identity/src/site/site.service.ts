import { isPubliclyVisible, type CountTenants, type ReplyOf, type ReadSite } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ApiTokenRepository, GroupRepository, HouseholdRepository, UserRepository } from '../store/index.js';
import { DEFAULT_ADMIN } from '../config.js';
import { DefaultTenants } from './default-tenants.js';

/** The information for the login page and the app information. */
@Injectable()
export class SiteService {
  constructor(
    private readonly defaults: DefaultTenants,
    private readonly users: UserRepository,
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly apiTokens: ApiTokenRepository,
  ) {}

  async read(): Promise<ReplyOf<typeof ReadSite>> {
    const [defaultAdmin, slugs] = await Promise.all([this.users.findByEmail(DEFAULT_ADMIN.email), this.publicSlugs()]);
    // An account with that address that came with an imported group is a member without rights here.
    return { isFirstLogin: defaultAdmin?.admin === true, ...slugs };
  }

  async count(): Promise<ReplyOf<typeof CountTenants>> {
    const [totalUsers, totalHouseholds, totalGroups, totalApiTokens] = await Promise.all([
      this.users.count(),
      this.households.count(),
      this.groups.count(),
      this.apiTokens.count(),
    ]);
    return { totalUsers, totalHouseholds, totalGroups, totalApiTokens };
  }

  /** The names of a private default group, or of a private household, are hidden from anonymous callers. */
  private async publicSlugs() {
    const group = await this.defaults.group();
    if (!group || !isPubliclyVisible.group(group.preferences))
      return { defaultGroupSlug: null, defaultHouseholdSlug: null };
    const household = await this.defaults.household(group);
    const isOpen = household && isPubliclyVisible.household(group.preferences, household.preferences);
    return { defaultGroupSlug: group.slug, defaultHouseholdSlug: isOpen ? household.slug : null };
  }
}
