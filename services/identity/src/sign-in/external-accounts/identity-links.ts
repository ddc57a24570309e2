import { ActorChanged } from '@larder/contracts';
import { Broadcasts, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { loginKeys } from '../../accounts/index.js';
import { uniqueKey } from '../../text/index.js';
import {
  type Account,
  AccountRepository,
  ApiTokenRepository,
  type ExternalMethod,
  KEY_FIELDS,
} from '../../store/index.js';

/** An identity at an LDAP server or OpenID provider. */
export interface ExternalIdentity {
  method: ExternalMethod;
  /** The permanent id of the identity, which is never reassigned. */
  key: string;
  username: string;
  email: string;
}

/** Finds accounts by the external identities they are linked to, and links them. */
@Injectable()
export class IdentityLinks {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly apiTokens: ApiTokenRepository,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  find({ method, key }: Pick<ExternalIdentity, 'method' | 'key'>): Promise<Account | null> {
    return this.accounts.findByKey(KEY_FIELDS[method], key);
  }

  /**
   * Links an account that existed before. Its previous user may have been another person, so its sessions end; its API
   * tokens also end unless its names, or a confirmed address, match the identity. Null when the account was changed
   * meanwhile and is not linked by a concurrent sign-in.
   */
  async link(account: Account, identity: ExternalIdentity): Promise<Account | null> {
    const { method, key } = identity;
    if (!(await this.accounts.link(account, KEY_FIELDS[method], key))) return this.find(identity);
    if (!isSamePerson(account, identity)) await this.apiTokens.deleteOfUser(account._id);
    this.broadcasts.send(ActorChanged, { userId: account._id });
    this.log.info('account linked to an external identity', { linkedUserId: account._id, method });
    return this.accounts.find(account._id);
  }

  /** Replaces the key with the permanent one of the same identity, if the account has another one. */
  async replaceKey(account: Account, { method, key }: ExternalIdentity): Promise<Account> {
    const field = KEY_FIELDS[method];
    if (account[field] !== key) await this.accounts.replaceKey(account, field, key);
    return account;
  }
}

/** Whether the account has both names of the identity, or its address as confirmed by an administrator. */
function isSamePerson({ loginKeys: own, email, confirmedEmail }: Account, identity: ExternalIdentity): boolean {
  const isConfirmed = confirmedEmail === email && uniqueKey(email) === uniqueKey(identity.email);
  return isConfirmed || loginKeys(identity).every((key) => own.includes(key));
}
