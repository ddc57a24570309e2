import { CountHouseholdRecipes } from '@larder/contracts';
import type { Actor, HouseholdStatistics, MemberPermissions, UserOut } from '@larder/contracts';
import { Log, orThrowNotFound, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type UserRecord, UserRepository } from '../../store/index.js';
import { InvitationRevocation } from '../users/invitation-revocation.js';
import { UserPresenter } from '../users/user-presenter.js';
import { refusalToSetPermissions } from './refusal-to-set-permissions.js';

/** The members of the caller's household. */
@Injectable()
export class MemberService {
  constructor(
    private readonly users: UserRepository,
    private readonly presenter: UserPresenter,
    private readonly services: ServiceClient,
    private readonly invitationRevocation: InvitationRevocation,
    private readonly log: Log,
  ) {}

  async updatePermissions(actor: Actor, { userId, ...permissions }: MemberPermissions): Promise<UserOut> {
    const member = requireChangeable(actor, await this.users.findMember(actor, userId));
    const changed = await this.users.change(userId, (current) => {
      requireChangeable(actor, current); // a member who moved or became an administrator meanwhile may not be changed
      return permissions;
    });
    await this.invitationRevocation.after(member, changed);
    this.log.info('permissions set', { memberId: userId, ...permissions });
    return this.presenter.toResponse(actor, changed);
  }

  async readStatistics(actor: Actor): Promise<HouseholdStatistics> {
    const [counted, totalUsers] = await Promise.all([
      this.services.as(actor).request(CountHouseholdRecipes, {}),
      this.users.countHousehold(actor),
    ]);
    return { ...counted, totalUsers };
  }
}

function requireChangeable(actor: Actor, member: UserRecord | null): UserRecord {
  const refusal = refusalToSetPermissions(actor, member);
  if (refusal) throw refusal;
  return orThrowNotFound(member);
}
