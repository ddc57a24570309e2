import { InjectConfig, Log, newId } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { newUserFields } from '../accounts/index.js';
import { DefaultTenants } from '../site/index.js';
import { PasswordHasher } from '../credentials/index.js';
import { TenantCreator } from '../tenants/index.js';
import { type GroupRecord, GroupRepository, SiteRepository, StructureLock, UserRepository } from '../store/index.js';
import { DEFAULT_ADMIN, type IdentityConfig } from '../config.js';
import { DefaultPasswordCheck } from './default-password-check.js';
import { EarlierInstallation } from './earlier-installation.js';

/**
 * Creates the first records of an empty installation: a group, a household and an administrator
 * (docs/api/identity.md#first-start).
 */
@Injectable()
export class FirstStartService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UserRepository,
    private readonly groups: GroupRepository,
    private readonly defaults: DefaultTenants,
    private readonly site: SiteRepository,
    private readonly creator: TenantCreator,
    private readonly hasher: PasswordHasher,
    private readonly structure: StructureLock,
    private readonly defaultPassword: DefaultPasswordCheck,
    private readonly earlierInstallation: EarlierInstallation,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Runs after the migrations and before the first message. */
  async onApplicationBootstrap(): Promise<void> {
    if ((await this.users.count()) === 0) await this.structure.run(() => this.createMissing());
    await this.site.saveInUseSince(new Date());
    await this.defaultPassword.warnIfUnchanged();
  }

  /** Each step checks whether an interrupted start, or another replica, has done it already. */
  private async createMissing(): Promise<void> {
    if ((await this.users.count()) > 0) return;
    await this.earlierInstallation.requireNone();
    const group = (await this.groups.findByName(this.config.DEFAULT_GROUP)) ?? (await this.createGroup());
    await this.site.saveDefaultGroup(group._id);
    const household = (await this.defaults.household(group)) ?? (await this.createHousehold(group));
    await this.createAdmin({ groupId: group._id, householdId: household._id });
    this.log.info('first group, household and administrator created', { groupId: group._id });
  }

  private createGroup(): Promise<GroupRecord> {
    return this.creator.group(this.config.DEFAULT_GROUP);
  }

  private createHousehold(group: GroupRecord) {
    return this.creator.household(group, this.config.DEFAULT_HOUSEHOLD, group.defaultHouseholdId);
  }

  private async createAdmin(membership: { groupId: string; householdId: string }): Promise<void> {
    const { INITIAL_ADMIN_EMAIL: email, INITIAL_ADMIN_USERNAME: username, INITIAL_ADMIN_PASSWORD } = this.config;
    const names = { email, username, fullName: DEFAULT_ADMIN.fullName };
    const flags = { advanced: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
    const draft = { ...names, ...flags, admin: true, authMethod: 'Mealie' } as const;
    const fields = { ...newUserFields(draft, membership), confirmedEmail: email };
    await this.users.insert(newId(), fields, await this.hasher.hash(INITIAL_ADMIN_PASSWORD));
  }
}
