import { IdentityErrors, type Actor, type UserBase } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../../../store/index.js';
import { requireSession } from '../../../access/index.js';
import { CurrentPassword } from './current-password.js';

type LoginFields = Pick<UserBase, 'username' | 'email' | 'currentPassword'>;

/** Restricts changes of the own username and e-mail address, which sign-ins and password resets depend on. */
@Injectable()
export class LoginChangePolicy {
  constructor(private readonly passwords: CurrentPassword) {}

  /**
   * Refuses changes of names that a directory or provider manages, and changes of the address without the current
   * password. Changes of other accounts by administrators are not checked here.
   */
  async check(actor: Actor, user: UserRecord, { username, email, currentPassword }: LoginFields): Promise<void> {
    if (actor.userId !== user._id) return;
    const isNewName = Boolean(username) && username !== user.username;
    const isNewAddress = email !== user.email;
    if ((isNewName || isNewAddress) && user.authMethod !== 'Mealie')
      throw IdentityErrors.namesManagedElsewhere({ method: user.authMethod });
    if (!isNewAddress) return;
    requireSession(actor);
    if (!currentPassword) throw IdentityErrors.currentPasswordNeeded();
    await this.passwords.check(actor, currentPassword);
  }
}
