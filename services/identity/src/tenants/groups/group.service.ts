import { CommonErrors, IdentityErrors } from '@larder/contracts';
import type { Actor, GroupPreferences, GroupPreferencesUpdate, GroupSummary, UserSummary } from '@larder/contracts';
import { definedFields, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type GroupRecord, GroupRepository, UserRepository } from '../../store/index.js';
import { toUserSummary } from '../../accounts/index.js';
import { toGroupPreferences, toGroupSummary } from './group.mapper.js';

/** The caller's own group. */
@Injectable()
export class GroupService {
  constructor(
    private readonly groups: GroupRepository,
    private readonly users: UserRepository,
  ) {}

  async read(actor: Actor): Promise<GroupSummary> {
    return toGroupSummary(await this.own(actor));
  }

  async readPreferences(actor: Actor): Promise<GroupPreferences> {
    return toGroupPreferences(await this.own(actor));
  }

  async updatePreferences(actor: Actor, input: GroupPreferencesUpdate): Promise<GroupPreferences> {
    if (!actor.canManage) throw CommonErrors.forbidden();
    const changed = await this.groups.change(actor.groupId, ({ preferences }) => ({
      preferences: { ...preferences, ...definedFields(input) },
    }));
    return toGroupPreferences(changed);
  }

  async readMember(actor: Actor, usernameOrId: string): Promise<UserSummary> {
    const user = await this.users.findMember(actor, usernameOrId);
    if (!user) throw IdentityErrors.memberNotFound();
    return toUserSummary(user);
  }

  private async own({ groupId }: Actor): Promise<GroupRecord> {
    return orThrowNotFound(await this.groups.find(groupId));
  }
}
