import { uniqueKey } from '../../text/index.js';
import type { Account } from '../../store/index.js';
import type { OidcProfile } from './oidc-identity.js';

type Profile = Pick<OidcProfile, 'login' | 'email' | 'emailVerified'>;
type Candidate = Pick<Account, 'authMethod' | 'username' | 'email' | 'oidcKey' | 'confirmedEmail'>;

/**
 * Whether an account that existed before may be linked to the user of the provider, who has no linked account. Members may write any
 * name and address into their own accounts, so neither is a proof of identity.
 */
export function mayLink(account: Candidate, profile: Profile): boolean {
  if (account.oidcKey) return false; // it belongs to another user of the provider
  return hasConfirmedAddress(account, profile) || isForProvider(account, profile);
}

/** Whether the sign-in rests on an unconfirmed address: the account must not block the address for its owner. */
export function isUnprovenAddress({ login, email, emailVerified }: Profile): boolean {
  return emailVerified === false && uniqueKey(login) === uniqueKey(email);
}

/**
 * An administrator has confirmed the address of the account, and the provider confirms that it belongs to this user.
 */
function hasConfirmedAddress({ email, confirmedEmail }: Candidate, profile: Profile): boolean {
  return profile.emailVerified === true && confirmedEmail === email && uniqueKey(email) === uniqueKey(profile.email);
}

/**
 * Only administrators and earlier sign-ins make accounts that the provider opens: until its first sign-in with a version
 * that stores links, such an account is found by the user claim, as a name or as an address that is not unconfirmed.
 */
function isForProvider({ authMethod, username, email }: Candidate, { login, emailVerified }: Profile): boolean {
  if (authMethod !== 'OIDC') return false;
  const isByAddress = uniqueKey(email) === uniqueKey(login) && emailVerified !== false;
  return isByAddress || uniqueKey(username) === uniqueKey(login);
}
