import { ActorChanged, IdentityErrors, type Actor, type UserBase } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { StructureLock } from '../concurrency/structure-lock.js';
import { Places } from './places.js';
import { Possessions } from './possessions.js';
import { Successors } from './successors.js';
import { adminChanges, ownChanges } from './user-fields.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.schema.js';

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
  async asMember(id: string, sent: UserBase): Promise<UserRecord> {
    return this.told(await this.users.change(id, (user) => ownChanges(user, sent)));
  }

  /** What an administrator may change. */
  async asAdmin(actor: Actor, user: UserRecord, sent: UserBase): Promise<UserRecord> {
    const changed = await this.structure.run(async () => {
      const place = await this.places.forChange(user, sent);
      if (place.groupId !== user.groupId) await this.possessions.checkNone(actor, user._id);
      // The caller's own flag may be some seconds old: two administrators may be demoting each other.
      if (!sent.admin && !(await this.users.hasOtherAdmin(user._id))) throw IdentityErrors.superUser();
      const successorId = place.householdId === user.householdId ? null : await this.successors.of(actor, user);
      return this.users.changeOrMove(user._id, (current) => adminChanges(current, sent, place), successorId);
    });
    return this.told(changed);
  }

  private told(user: UserRecord): UserRecord {
    this.broadcasts.send(ActorChanged, { userId: user._id });
    return user;
  }
}
