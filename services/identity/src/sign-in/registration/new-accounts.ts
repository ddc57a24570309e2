import { AccessErrors, UserSignedUp, type Registration } from '@larder/contracts';
import { announce, isDuplicateKey, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { newUserFields, type Membership } from '../../accounts/index.js';
import { type UserRecord, UserRepository } from '../../store/index.js';

interface NewAccount {
  form: Registration;
  membership: Membership;
  passwordHash: string;
  /** Whether the group was created for the new user. */
  founder: boolean;
}

/** Stores registered accounts, with the events in the same write. */
@Injectable()
export class NewAccounts {
  constructor(private readonly users: UserRepository) {}

  /** A concurrent request may have taken the name since the check. */
  async create({ form, membership, passwordHash, founder }: NewAccount): Promise<UserRecord> {
    const fields = newUserFields({ ...form, ...flags(founder), authMethod: 'Mealie' }, membership);
    const id = newId();
    try {
      return await this.users.insert(id, fields, passwordHash, [signedUp(id, form, membership, founder)]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw (await this.users.isTaken(form.username)) ? AccessErrors.usernameTaken() : AccessErrors.emailTaken();
    }
  }
}

function flags(founder: boolean) {
  return { admin: false, canInvite: founder, canManage: founder, canManageHousehold: founder, canOrganize: founder };
}

function signedUp(
  id: string,
  { username, email, seedData, locale }: Registration,
  membership: Membership,
  founder: boolean,
) {
  const fact = { id, username, email, seedLocale: founder && seedData ? locale : null };
  return announce(UserSignedUp, fact, { actor: { userId: id, ...membership, integrationId: 'registration' } });
}
