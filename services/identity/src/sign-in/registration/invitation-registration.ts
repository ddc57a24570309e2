import { AccessErrors, type Registration } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import {
  HouseholdRepository,
  InvitationRepository,
  type InvitationTarget,
  StructureLock,
  type UserRecord,
} from '../../store/index.js';
import { NewAccounts } from './new-accounts.js';

/** Registration with an invitation, in its household. */
@Injectable()
export class InvitationRegistration {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly households: HouseholdRepository,
    private readonly accounts: NewAccounts,
    private readonly structure: StructureLock,
  ) {}

  /** Consumes one use of the invitation, and restores it when the account cannot be created. */
  async register(form: Registration, token: string, passwordHash: string): Promise<UserRecord> {
    const invited = await this.invitations.consumeUse(token);
    if (!invited) throw AccessErrors.invalidInvitation();
    try {
      const user = await this.structure.run(() => this.create(form, invited, passwordHash));
      await this.invitations.deleteIfUsedUp(token);
      return user;
    } catch (error) {
      await this.invitations.restoreUse(token);
      throw error;
    }
  }

  /** The structure is locked, so that no request deletes the household in between. */
  private async create(form: Registration, { groupId, householdId }: InvitationTarget, passwordHash: string) {
    const household = await this.households.find(householdId);
    if (household?.groupId !== groupId) throw AccessErrors.invalidInvitation();
    return this.accounts.create({ form, membership: { groupId, householdId }, passwordHash, founder: false });
  }
}
