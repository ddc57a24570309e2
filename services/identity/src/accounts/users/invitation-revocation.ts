import { Injectable } from '@nestjs/common';
import { InvitationRepository, type UserRecord } from '../../store/index.js';

/**
 * Deletes the invitations of a household when a user who could read them may not invite any more: otherwise the user
 * could return, or admit others, with the links.
 */
@Injectable()
export class InvitationRevocation {
  constructor(private readonly invitations: InvitationRepository) {}

  /** Compares a user before and after a change; `changed` is null after a deletion. */
  async after(user: UserRecord, changed: UserRecord | null): Promise<void> {
    if (!user.canInvite) return;
    const mayStillInvite = changed?.canInvite && changed.householdId === user.householdId;
    if (!mayStillInvite) await this.invitations.deleteOfTenant(user);
  }
}
