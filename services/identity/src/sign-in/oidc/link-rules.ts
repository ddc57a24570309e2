import { uniqueKey } from '../../text/index.js';
import type { Account } from '../../store/index.js';
import type { OidcPerson } from './oidc-identity.js';

type Person = Pick<OidcPerson, 'login' | 'email' | 'emailVerified'>;
type Candidate = Pick<Account, 'authMethod' | 'username' | 'email' | 'oidcKey' | 'confirmedEmail'>;

/**
 * Whether an account that existed before may be linked to the person, who has no linked account. Members may write any
 * name and address into their own accounts, so neither is a proof of identity.
 */
export function mayLink(account: Candidate, person: Person): boolean {
  if (account.oidcKey) return false; // it belongs to another person of the provider
  return hasConfirmedAddress(account, person) || isForProvider(account, person);
}

/** Whether the sign-in rests on an unconfirmed address: the account must not block the address for its owner. */
export function isUnprovenAddress({ login, email, emailVerified }: Person): boolean {
  return emailVerified === false && uniqueKey(login) === uniqueKey(email);
}

/**
 * An administrator has confirmed the address of the account, and the provider confirms that it belongs to this person.
 */
function hasConfirmedAddress({ email, confirmedEmail }: Candidate, person: Person): boolean {
  return person.emailVerified === true && confirmedEmail === email && uniqueKey(email) === uniqueKey(person.email);
}

/**
 * Only administrators and earlier sign-ins make accounts that the provider opens: until its first sign-in with a version
 * that stores links, such an account is found by the user claim, as a name or as an address that is not unconfirmed.
 */
function isForProvider({ authMethod, username, email }: Candidate, { login, emailVerified }: Person): boolean {
  if (authMethod !== 'OIDC') return false;
  const isByAddress = uniqueKey(email) === uniqueKey(login) && emailVerified !== false;
  return isByAddress || uniqueKey(username) === uniqueKey(login);
}
