import { uniqueKey } from '../../text/index.js';
import type { Account } from '../../store/index.js';
import type { OidcProfile } from './oidc-identity.js';

type Profile = Pick<OidcProfile, 'login' | 'email' | 'emailVerified'>;
type Candidate = Pick<Account, 'authMethod' | 'username' | 'email' | 'oidcKey' | 'confirmedEmail'>;

/**
 * Whether an existing account may be linked to a user of the provider who has no linked account. Members may set any
 * name and address in their own accounts, so neither proves the identity.
 */
export function mayLink(account: Candidate, profile: Profile): boolean {
  if (account.oidcKey) return false; // it belongs to another user of the provider
  return hasConfirmedAddress(account, profile) || isForProvider(account, profile);
}

/**
 * Whether the sign-in relies on an unconfirmed address: the new account must not block the address for its real owner.
 */
export function isUnconfirmedAddress({ login, email, emailVerified }: Profile): boolean {
  return emailVerified === false && uniqueKey(login) === uniqueKey(email);
}

/**
 * An administrator has confirmed the address of the account, and the provider confirms that it belongs to this user.
 */
function hasConfirmedAddress({ email, confirmedEmail }: Candidate, profile: Profile): boolean {
  return profile.emailVerified === true && confirmedEmail === email && uniqueKey(email) === uniqueKey(profile.email);
}

/**
 * Whether the account was created for the provider, by an administrator or an earlier sign-in. Until its first sign-in
 * with a version that stores links, such an account is found by the user claim: a name, or an address that the provider
 * does not report as unconfirmed.
 */
function isForProvider({ authMethod, username, email }: Candidate, { login, emailVerified }: Profile): boolean {
  if (authMethod !== 'OIDC') return false;
  const isByAddress = uniqueKey(email) === uniqueKey(login) && emailVerified !== false;
  return isByAddress || uniqueKey(username) === uniqueKey(login);
}
