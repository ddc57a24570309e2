import { ActorChanged, CommonErrors, IdentityErrors, type Actor } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { StructureLock, type UserRecord, UserRepository } from '../../store/index.js';
import { Places } from './places.js';
import { Possessions } from './possessions.js';
import { Successors } from './successors.js';
import { adminChanges, ownChanges, type ChangedUser } from './user-fields.js';
/** The whole account as it shall be, given how it stands. */
export type Wanted = (user: UserRecord) => ChangedUser;

/** Stores changes of accounts, whoever asked for them. Duplicates are thrown as the database says them. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly places: Places,
    private readonly possessions: Possessions,
    private readonly successors: Successors,
    private readonly structure: StructureLock,
    private readonly broadcasts: Broadcasts,
  ) {}

  /** What a person may change of the own account. */
  async asMember(id: string, wanted: Wanted): Promise<UserRecord> {
    return this.told(await this.users.change(id, (user) => ownChanges(user, wanted(user))));
  }

  /** What an administrator may change. */
  async asAdmin(actor: Actor, id: string, wanted: Wanted): Promise<UserRecord> {
    return this.told(await this.structure.run(() => this.changeAny(actor, id, wanted)));
  }

  /** The account is read in here: another administrator may have moved it since the caller looked. */
  private async changeAny(actor: Actor, id: string, wanted: Wanted): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw CommonErrors.notFound();
    const { admin, ...place } = wanted(user);
    const to = await this.places.forChange(user, place);
    if (to.groupId !== user.groupId) await this.possessions.checkNone(actor, id);
    // The caller's own flag may be some seconds old: two administrators may be demoting each other.
    if (!admin && !(await this.users.hasOtherAdmin(id))) throw IdentityErrors.superUser();
    const successorId = to.householdId === user.householdId ? null : await this.successors.of(actor, user);
    return this.users.changeOrMove(id, (current) => adminChanges(current, wanted(current), to), successorId);
  }

  private told(user: UserRecord): UserRecord {
    this.broadcasts.send(ActorChanged, { userId: user._id });
    return user;
  }
}
