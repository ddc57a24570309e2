import { ActorChanged, CommonErrors, IdentityErrors, type Actor } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { StructureLock, type UserRecord, UserRepository } from '../../store/index.js';
import { TenancyResolver } from './tenancy-resolver.js';
import { OwnedRecords } from './owned-records.js';
import { Successors } from './successors.js';
import { adminChanges, ownChanges, type ChangedUser } from './user-fields.js';
/** Computes the complete changed account from the stored one. */
export type ResolveChanges = (user: UserRecord) => ChangedUser;

/** Stores changes of accounts by their owners and by administrators. Errors of duplicate keys are passed on unchanged. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly tenancies: TenancyResolver,
    private readonly ownedRecords: OwnedRecords,
    private readonly successors: Successors,
    private readonly structure: StructureLock,
    private readonly broadcasts: Broadcasts,
  ) {}

  /** What a person may change of the own account. */
  async asMember(id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    return this.broadcast(await this.users.change(id, (user) => ownChanges(user, resolveChanges(user))));
  }

  /** What an administrator may change. */
  async asAdmin(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    return this.broadcast(await this.structure.run(() => this.changeAny(actor, id, resolveChanges)));
  }

  /** The account is read in here: another administrator may have moved it since the caller looked. */
  private async changeAny(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw CommonErrors.notFound();
    const { admin, ...place } = resolveChanges(user);
    const to = await this.tenancies.forChange(user, place);
    if (to.groupId !== user.groupId) await this.ownedRecords.refuseAny(actor, id);
    // The caller's own flag may be some seconds old: two administrators may be demoting each other.
    if (!admin && !(await this.users.hasOtherAdmin(id))) throw IdentityErrors.superUser();
    const successorId = to.householdId === user.householdId ? null : await this.successors.of(actor, user);
    return this.users.changeOrMove(id, (current) => adminChanges(current, resolveChanges(current), to), successorId);
  }

  private broadcast(user: UserRecord): UserRecord {
    this.broadcasts.send(ActorChanged, { userId: user._id });
    return user;
  }
}
