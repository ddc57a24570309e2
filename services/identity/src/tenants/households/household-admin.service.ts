import { CommonErrors, IdentityErrors } from '@larder/contracts';
import type {
  AppError,
  HouseholdCreate,
  HouseholdOut,
  HouseholdPatch,
  HouseholdUpdate,
  PagePart,
  PageQuery,
} from '@larder/contracts';
import { definedFields, Log, orThrowNotFound, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { DefaultTenants } from '../../site/index.js';
import {
  GroupRepository,
  type HouseholdFields,
  type HouseholdRecord,
  HouseholdRepository,
  InvitationRepository,
  StructureLock,
  UserRepository,
} from '../../store/index.js';
import { ActorCacheInvalidation } from '../../access/index.js';
import { nameFields, TenantCreator } from '../groups/tenant-creator.js';
import { HouseholdPresenter } from './household-presenter.js';
import { HouseholdLists } from './household-lists.js';

/** All households, for administrators (docs/api/identity.md#administration-of-accounts). */
@Injectable()
export class HouseholdAdminService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly groups: GroupRepository,
    private readonly users: UserRepository,
    private readonly invitations: InvitationRepository,
    private readonly lists: HouseholdLists,
    private readonly presenter: HouseholdPresenter,
    private readonly creator: TenantCreator,
    private readonly defaults: DefaultTenants,
    private readonly structure: StructureLock,
    private readonly actorCaches: ActorCacheInvalidation,
    private readonly log: Log,
  ) {}

  list(query: PageQuery): AsyncGenerator<PagePart<HouseholdOut>> {
    return this.lists.ofSite(query);
  }

  async read(id: string): Promise<HouseholdOut> {
    return this.presenter.toResponse(await this.find(id));
  }

  async create({ groupId, name }: HouseholdCreate): Promise<HouseholdOut> {
    if (!groupId) throw missingGroupId();
    const household = await this.structure.run(async () => {
      const group = await this.groups.find(groupId);
      if (!group) throw IdentityErrors.unknownTenant();
      return this.creator.household(group, name);
    });
    return this.presenter.toResponse(household);
  }

  /** The group cannot change. An empty name, or the current one, changes nothing. */
  async update(id: string, input: HouseholdUpdate | HouseholdPatch): Promise<HouseholdOut> {
    const change = () => this.households.change(id, (household) => changesOf(household, input));
    const household = await translateDuplicateKey(change, IdentityErrors.householdNameTaken);
    await this.actorCaches.membersChanged({ householdIds: [id] }); // the slug may have changed
    return this.presenter.toResponse(household);
  }

  async delete(id: string): Promise<HouseholdOut> {
    const response = await this.read(id);
    await this.structure.run(() => this.deleteEmpty(id));
    this.log.info('household deleted', { householdId: id });
    return response;
  }

  /** Repeated when the household was changed while it was checked. */
  private async deleteEmpty(id: string): Promise<void> {
    for (;;) {
      const household = await this.find(id);
      const { groupId } = household;
      if (await this.users.hasMembers({ groupId, householdId: id })) throw IdentityErrors.householdWithUsers();
      if (!(await this.households.delete(household, await this.successorOf(household)))) continue;
      return this.invitations.deleteOfTenant({ groupId, householdId: id });
    }
  }

  /** Plans and lists of former members go to the group's default household, else to another one. */
  private async successorOf({ _id, groupId }: HouseholdRecord): Promise<string | null> {
    const group = await this.groups.find(groupId);
    return (group && (await this.defaults.household(group, { except: _id }))?._id) ?? null;
  }

  private async find(id: string): Promise<HouseholdRecord> {
    return orThrowNotFound(await this.households.find(id));
  }
}

/** A PUT replaces all preferences, since defaults are filled in; a PATCH contains only the changed ones. */
function changesOf(
  household: HouseholdRecord,
  { name, preferences }: HouseholdUpdate | HouseholdPatch,
): Partial<HouseholdFields> {
  return {
    ...(name && name !== household.name ? nameFields(name) : {}),
    ...(preferences ? { preferences: { ...household.preferences, ...definedFields(preferences) } } : {}),
  };
}

function missingGroupId(): AppError {
  return CommonErrors.invalid([{ type: 'missing', loc: ['body', 'groupId'], msg: 'Field required', input: null }]);
}
