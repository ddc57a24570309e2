import { z } from 'zod';
import { ignoredAs, Ignored } from '../../primitives/ignored.js';
import { Flag } from '../../primitives/scalars.js';
import { Id } from '../../primitives/id.js';
import { Name, NameText } from '../../primitives/name.js';

/** How a user signs in: with a password of this site, the directory or the OpenID provider. */
export const AuthMethod = z.enum(['Mealie', 'LDAP', 'OIDC']).meta({ id: 'AuthMethod' });
export type AuthMethod = z.output<typeof AuthMethod>;

/** An API token; `token` is the secret in the response to its creation, and masked everywhere else. */
export const TokenOut = z
  .object({
    token: z.string().describe('The secret in the response to its creation, masked in others.'),
    name: z.string(),
    id: z.number().int(),
    createdAt: z.string().nullable(),
  })
  .meta({ id: 'LongLiveTokenOut' });
export type TokenOut = z.output<typeof TokenOut>;

/** A user in its contract shape; `tokens` are returned to the user only (docs/api/identity.md#accounts). */
export const UserOut = z
  .object({
    id: z.string().describe('The id of the user.'),
    username: z.string().nullable().describe('The username, unique on the site.'),
    fullName: z.string().nullable().describe('The full name.'),
    email: z.string().describe('The e-mail address, in lower case.'),
    authMethod: AuthMethod.describe(
      'How the user signs in: with a password of this site (`Mealie`), by LDAP or by OpenID Connect.',
    ),
    admin: z.boolean().describe('Whether the user is an administrator of the site; implies all other permissions.'),
    group: z.string().describe('The name of the group.'),
    household: z.string().describe('The name of the household.'),
    advanced: z.boolean().describe('Whether clients show more settings; permits nothing.'),
    canInvite: z.boolean().describe('Whether the user may manage invitations.'),
    canManage: z
      .boolean()
      .describe('Whether the user may change the preferences of the group and the permissions of its members.'),
    canManageHousehold: z.boolean().describe('Whether the user may change the preferences of the household.'),
    canOrganize: z.boolean().describe('Whether the user may merge, seed, label and delete many records at once.'),
    groupId: z.string().describe('The id of the group.'),
    groupSlug: z.string().describe('The slug of the group.'),
    householdId: z.string().describe('The id of the household.'),
    householdSlug: z.string().describe('The slug of the household.'),
    tokens: z.array(TokenOut).nullable().describe('The API tokens of the caller, masked; null for other users.'),
    cacheKey: z.string().describe('Changes with the image of the user.'),
  })
  .meta({ id: 'UserOut' });
export type UserOut = z.output<typeof UserOut>;

/** The fields of a user that all members of the group may see. */
export const UserSummary = z
  .object({
    id: z.string(),
    groupId: z.string(),
    householdId: z.string(),
    username: z.string().nullable().describe('The name for sign-in.'),
    fullName: z.string().nullable().describe('The displayed name.'),
    cacheKey: z.string().optional().describe('Changes with the image of the user; part of its address.'),
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.output<typeof UserSummary>;

/** An e-mail address, trimmed and in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[^\s@\p{Cc}\p{Cf}]{1,200}@[^\s@\p{Cc}\p{Cf}]{1,200}$/u, 'Email must be valid');
const UserName = NameText.max(255);

/** A password chosen by a user. */
export const NewPassword = z.string().min(8).max(258);

const userFields = {
  id: z.string().nullish(),
  username: UserName.nullish(),
  fullName: UserName.nullish(),
  email: Email,
  authMethod: AuthMethod.default('Mealie'),
  admin: Flag.default(false),
  group: z.string().nullish(),
  household: z.string().nullish(),
  advanced: Flag.default(false),
  canInvite: Flag.default(false),
  canManage: Flag.default(false),
  canManageHousehold: Flag.default(false),
  canOrganize: Flag.default(false),
};

const currentPassword = z.string().max(258).optional().describe('Required for a change of the own e-mail address.');

/** The body of an update. Clients send the whole user back; fields that are not listed here are ignored. */
export const UserBase = z.object({ ...userFields, currentPassword }).meta({ id: 'UserBase' });
export type UserBase = z.output<typeof UserBase>;

/** The body of a creation, for administrators. */
export const UserIn = z
  .object({
    ...userFields,
    username: Name,
    fullName: Name,
    password: NewPassword.describe('The password.'),
  })
  .meta({ id: 'UserIn' });
export type UserIn = z.output<typeof UserIn>;

/**
 * The body of an update by administrators: a whole user, of which only the fields of `UserBase` are writable.
 * `emailConfirmed` states that the address belongs to the user, so that an OpenID sign-in may be linked to the account.
 */
export const UserAdminUpdate = z
  .object({
    ...userFields,
    currentPassword,
    emailConfirmed: Flag.optional().describe('Whether the e-mail address belongs to the user, for administrators.'),
    groupId: Ignored,
    groupSlug: Ignored,
    householdId: Ignored,
    householdSlug: Ignored,
    tokens: ignoredAs(z.array(TokenOut).nullable()),
    cacheKey: Ignored,
  })
  .meta({ id: 'UserAdminUpdate' });

export type UserAdminUpdate = z.output<typeof UserAdminUpdate>;

export const ChangePassword = z
  .object({
    currentPassword: z.string().max(258).default('').describe('The password so far.'),
    newPassword: NewPassword.describe('The new password.'),
  })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.output<typeof ChangePassword>;

export const TokenIn = z
  .object({
    name: Name,
    integrationId: z.string().max(255).default('generic').describe('The program that uses the token.'),
  })
  .meta({ id: 'LongLiveTokenIn' });
export type TokenIn = z.output<typeof TokenIn>;

export const TokenDeleted = z
  .object({ tokenDelete: z.string().describe('The name of the deleted token.') })
  .meta({ id: 'DeleteTokenResponse' });

/** A user's id in a path. */
export const UserIdParam = z.object({ item_id: Id });
