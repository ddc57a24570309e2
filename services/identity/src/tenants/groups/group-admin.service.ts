import { IdentityErrors } from '@larder/contracts';
import type { GroupOut, GroupPatch, GroupUpdate, PagePart, PageQuery } from '@larder/contracts';
import { definedFields, Log, orThrowNotFound, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { DefaultTenants } from '../../site/index.js';
import {
  type GroupFields,
  type GroupRecord,
  GroupRepository,
  HouseholdRepository,
  ListPages,
  StructureLock,
  UserRepository,
} from '../../store/index.js';
import { ActorCacheInvalidation } from '../../access/index.js';
import { GroupPresenter } from './group-presenter.js';
import { nameFields, TenantCreator } from './tenant-creator.js';

/** All groups, for administrators (docs/api/identity.md#administration-of-accounts). */
@Injectable()
export class GroupAdminService {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly users: UserRepository,
    private readonly presenter: GroupPresenter,
    private readonly pages: ListPages,
    private readonly creator: TenantCreator,
    private readonly defaults: DefaultTenants,
    private readonly structure: StructureLock,
    private readonly actorCaches: ActorCacheInvalidation,
    private readonly log: Log,
  ) {}

  list(query: PageQuery): AsyncGenerator<PagePart<GroupOut>> {
    const listing = this.groups.listOfSite();
    return this.pages.read<GroupRecord, GroupOut>(listing, query, (groups) => this.presenter.toResponses(groups));
  }

  async read(id: string): Promise<GroupOut> {
    return this.presenter.toResponse(await this.find(id));
  }

  async create(name: string): Promise<GroupOut> {
    return this.presenter.toResponse(await this.creator.group(name));
  }

  async update(id: string, input: GroupUpdate | GroupPatch): Promise<GroupOut> {
    const change = () => this.groups.change(id, (group) => changesOf(group, input));
    const group = await translateDuplicateKey(change, IdentityErrors.groupNameTaken);
    await this.actorCaches.membersChanged({ groupIds: [id] }); // the slug may have changed
    return this.presenter.toResponse(group);
  }

  async delete(id: string): Promise<GroupOut> {
    const response = await this.read(id);
    await this.structure.run(() => this.deleteEmpty(id));
    this.log.info('group deleted', { groupId: id });
    return response;
  }

  /** Repeated when the group was changed while it was checked. */
  private async deleteEmpty(id: string): Promise<void> {
    for (;;) {
      const group = await this.find(id);
      if ((await this.defaults.group())?._id === id) throw IdentityErrors.defaultGroup();
      if (await this.users.hasMembers({ groupId: id })) throw IdentityErrors.groupWithUsers();
      if ((await this.households.findOfGroups([id])).length > 0) throw IdentityErrors.groupWithHouseholds();
      if (await this.groups.delete(group)) return;
    }
  }

  private async find(id: string): Promise<GroupRecord> {
    return orThrowNotFound(await this.groups.find(id));
  }
}

function changesOf(group: GroupRecord, { name, preferences }: GroupUpdate | GroupPatch): Partial<GroupFields> {
  return {
    ...(name && name !== group.name ? nameFields(name) : {}),
    ...(preferences ? { preferences: { ...group.preferences, ...definedFields(preferences) } } : {}),
  };
}
