import type { UserBase } from '@larder/contracts';
import type { UserFields, UserRecord } from '../../../store/index.js';
import { sortKey } from '../../../text/index.js';
import { loginKeys } from './login-keys.js';

type Flags = Pick<UserFields, 'admin' | 'advanced' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize'>;
type Names = Pick<UserFields, 'username' | 'fullName' | 'email'>;
type NameFields = Names & Pick<UserFields, 'loginKeys' | 'usernameSort' | 'fullNameSort'>;
/** The requested state of an account; `emailConfirmed` is set by administrators only. */
export type ChangedUser = UserBase & { emailConfirmed?: boolean | undefined };
/** The group and household of a user. */
export type Membership = Pick<UserFields, 'groupId' | 'householdId'>;

/** The permissions to store: an administrator has all of them, whatever the request contains. */
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

/** The names with their unique keys and sort keys. */
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
export function newUserFields(draft: UserBase & Names, membership: Membership): UserFields {
  return {
    ...nameFields(draft),
    ...impliedFlags(draft),
    ...membership,
    authMethod: draft.authMethod,
    cacheKey: FIRST_CACHE_KEY,
  };
}

/** The fields that owners may change; all others that clients send back are ignored. */
export function ownChanges(user: UserRecord, input: UserBase): Partial<UserFields> {
  return { ...nameFields(keptNames(user, input)), advanced: user.admin || input.advanced };
}

/** The fields that administrators may change. */
export function adminChanges(user: UserRecord, input: ChangedUser, membership: Membership): Partial<UserFields> {
  return {
    ...nameFields(keptNames(user, input)),
    ...impliedFlags(input),
    ...membership,
    authMethod: input.authMethod,
    ...linkChanges(user, input),
  };
}

/**
 * A changed sign-in method unlinks the identities, and an address that an administrator sets counts as confirmed. An
 * unchanged address is not confirmed, since clients send the whole user back.
 */
function linkChanges(user: UserRecord, { authMethod, email, emailConfirmed }: ChangedUser): Partial<UserFields> {
  return {
    ...(authMethod !== user.authMethod && authMethod !== 'LDAP' ? { ldapKey: undefined } : {}),
    ...(authMethod !== user.authMethod && authMethod !== 'OIDC' ? { oidcKey: undefined } : {}),
    ...(email !== user.email || emailConfirmed ? { confirmedEmail: email } : {}),
  };
}

/** The cache key of an account without an avatar of its own. */
const FIRST_CACHE_KEY = '1234';

/** Absent or empty names keep their value: member lists need them. */
function keptNames(user: UserRecord, { username, fullName, email }: UserBase): Names {
  return { username: username || user.username, fullName: fullName || user.fullName, email };
}
