import { IdentityErrors, type Actor } from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordResetRepository, StructureLock, type UserRecord, UserRepository } from '../../store/index.js';
import { TenancyResolver } from './tenancy-resolver.js';
import { OwnedRecords } from './deletion/owned-records.js';
import { InvitationRevocation } from './invitation-revocation.js';
import { Successors } from './deletion/successors.js';
import { adminChanges, ownChanges, type ChangedUser } from './rules/user-fields.js';

/** Computes the complete changed account from the stored one. */
export type ResolveChanges = (user: UserRecord) => ChangedUser;

/** Stores changes of accounts by their owners and by administrators. Duplicate key errors are passed on unchanged. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly tenancies: TenancyResolver,
    private readonly ownedRecords: OwnedRecords,
    private readonly successors: Successors,
    private readonly invitationRevocation: InvitationRevocation,
    private readonly structure: StructureLock,
  ) {}

  /** Applies a change by the owner. */
  async asMember(id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    const user = await this.users.find(id);
    const changed = await this.users.change(id, (current) => ownChanges(current, resolveChanges(current)));
    await this.invalidateResetLinks(changed, user?.email);
    return changed;
  }

  /** Applies a change by an administrator. */
  asAdmin(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    return this.structure.run(() => this.changeLocked(actor, id, resolveChanges));
  }

  /** Reads the account again: another administrator may have moved it since the caller's check. */
  private async changeLocked(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    const user = orThrowNotFound(await this.users.find(id));
    const { admin, ...membership } = resolveChanges(user);
    const target = await this.tenancies.forChange(user, membership);
    if (target.groupId !== user.groupId) await this.ownedRecords.requireNone(actor, id);
    // The caller's cached flag may be some seconds old: two administrators may be removing each other's rights.
    if (!admin && !(await this.users.hasOtherAdmin(id))) throw IdentityErrors.superUser();
    const successorId = target.householdId === user.householdId ? null : await this.successors.of(actor, user);
    const decide = (current: UserRecord) => adminChanges(current, resolveChanges(current), target);
    const changed = await this.users.changeOrMove(id, decide, successorId);
    await this.invalidateResetLinks(changed, user.email);
    await this.invitationRevocation.after(user, changed);
    return changed;
  }

  /** A reset link that was sent to the former address does not set the password any more. */
  private async invalidateResetLinks({ _id, email }: UserRecord, formerEmail: string | undefined): Promise<void> {
    if (email !== formerEmail) await this.resets.deleteOfUser(_id);
  }
}
