import { AccessErrors, type Registration } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import {
  HouseholdRepository,
  InvitationRepository,
  type InvitedPlace,
  StructureLock,
  type UserRecord,
} from '../../store/index.js';
import { NewAccounts } from './new-accounts.js';

/** Accounts in the household of an invitation. */
@Injectable()
export class InvitationRegistration {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly households: HouseholdRepository,
    private readonly accounts: NewAccounts,
    private readonly structure: StructureLock,
  ) {}

  /** Takes one use of the invitation, and gives it back when no account comes of it. */
  async register(form: Registration, token: string, passwordHash: string): Promise<UserRecord> {
    const invited = await this.invitations.take(token);
    if (!invited) throw AccessErrors.invalidInvitation();
    try {
      const user = await this.structure.run(() => this.create(form, invited, passwordHash));
      await this.invitations.removeIfUsedUp(token);
      return user;
    } catch (error) {
      await this.invitations.giveBack(token);
      throw error;
    }
  }

  /** The structure is locked, so that no request deletes the household in between. */
  private async create(form: Registration, { groupId, householdId }: InvitedPlace, passwordHash: string) {
    const household = await this.households.find(householdId);
    if (household?.groupId !== groupId) throw AccessErrors.invalidInvitation();
    return this.accounts.create({ form, place: { groupId, householdId }, passwordHash, founder: false });
  }
}
