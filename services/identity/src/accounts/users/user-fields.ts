import type { UserBase } from '@larder/contracts';
import type { UserFields, UserRecord } from '../../store/index.js';
import { sortKey } from '../../text/index.js';
import { loginKeys } from './login-keys.js';
type Flags = Pick<UserFields, 'admin' | 'advanced' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize'>;
type Names = Pick<UserFields, 'username' | 'fullName' | 'email'>;
type NameFields = Names & Pick<UserFields, 'loginKeys' | 'usernameSort' | 'fullNameSort'>;
/** An account as it shall be; `emailConfirmed` by administrators only. */
export type ChangedUser = UserBase & { emailConfirmed?: boolean | undefined };
export type Place = Pick<UserFields, 'groupId' | 'householdId'>;

/** The stored flags: an administrator has them all. */
export function impliedFlags(flags: Flags): Flags {
  const { admin } = flags;
  return {
    admin,
    advanced: admin || flags.advanced,
    canInvite: admin || flags.canInvite,
    canManage: admin || flags.canManage,
    canManageHousehold: admin || flags.canManageHousehold,
    canOrganize: admin || flags.canOrganize,
  };
}

/** The names with what they are found and sorted by. */
export function nameFields(names: Names): NameFields {
  const { username, fullName, email } = names;
  return {
    username,
    fullName,
    email,
    loginKeys: loginKeys(names),
    usernameSort: sortKey(username),
    fullNameSort: sortKey(fullName),
  };
}

/** A new user's fields. */
export function newUserFields(draft: UserBase & Names, place: Place): UserFields {
  return {
    ...nameFields(draft),
    ...impliedFlags(draft),
    ...place,
    authMethod: draft.authMethod,
    cacheKey: FIRST_CACHE_KEY,
  };
}

/** What a person may change of the own account: the rest of what clients send back is not meant. */
export function ownChanges(user: UserRecord, input: UserBase): Partial<UserFields> {
  return { ...nameFields(keptNames(user, input)), advanced: user.admin || input.advanced };
}

/** What an administrator may change. */
export function adminChanges(user: UserRecord, input: ChangedUser, place: Place): Partial<UserFields> {
  return {
    ...nameFields(keptNames(user, input)),
    ...impliedFlags(input),
    ...place,
    authMethod: input.authMethod,
    ...linkChanges(user, input),
  };
}

/**
 * Who changes the sign-in method lets another identity be linked, and who sets an address vouches for it. An address that
 * is sent back unchanged is not confirmed by that: clients send the whole user.
 */
function linkChanges(user: UserRecord, { authMethod, email, emailConfirmed }: ChangedUser): Partial<UserFields> {
  return {
    ...(authMethod !== user.authMethod && authMethod !== 'LDAP' ? { ldapKey: undefined } : {}),
    ...(authMethod !== user.authMethod && authMethod !== 'OIDC' ? { oidcKey: undefined } : {}),
    ...(email !== user.email || emailConfirmed ? { confirmedEmail: email } : {}),
  };
}

/** The cache key of an account without a picture of its own. */
const FIRST_CACHE_KEY = '1234';

/** Names that are left out or empty stay: member lists need them. */
function keptNames(user: UserRecord, { username, fullName, email }: UserBase): Names {
  return { username: username || user.username, fullName: fullName || user.fullName, email };
}
