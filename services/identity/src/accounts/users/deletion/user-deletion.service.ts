import { IdentityErrors, type Actor } from '@larder/contracts';
import { Log, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ApiTokenRepository,
  PasswordResetRepository,
  SessionRepository,
  StructureLock,
  type UserRecord,
  UserRepository,
} from '../../../store/index.js';
import { InvitationRevocation } from '../invitation-revocation.js';
import { Successors } from './successors.js';

/** Deletes users permanently (docs/api/identity.md#moves-and-deletion). */
@Injectable()
export class UserDeletionService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: ApiTokenRepository,
    private readonly resets: PasswordResetRepository,
    private readonly successors: Successors,
    private readonly invitationRevocation: InvitationRevocation,
    private readonly structure: StructureLock,
    private readonly log: Log,
  ) {}

  /** The event contains the successor of the user's records; sessions and API tokens end at once. */
  async delete(actor: Actor, id: string): Promise<void> {
    const user = await this.structure.run(() => this.deleteWithTombstone(actor, id));
    await Promise.all([this.sessions.deleteOfUser(id), this.tokens.deleteOfUser(id), this.resets.deleteOfUser(id)]);
    await this.invitationRevocation.after(user, null);
    this.log.info('user deleted', { deletedUserId: id });
  }

  /** Repeated when the user changed while the successor was determined. */
  private async deleteWithTombstone(actor: Actor, id: string): Promise<UserRecord> {
    for (;;) {
      const user = orThrowNotFound(await this.users.find(id));
      if (user.admin && !(await this.users.hasOtherAdmin(id))) throw IdentityErrors.superUser();
      if (await this.users.delete(user, await this.successors.of(actor, user))) return user;
    }
  }
}
