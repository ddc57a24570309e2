import { defineError } from '../errors/define-error.js';

export const IdentityErrors = {
  wrongCredentials: defineError('identity.wrong-credentials', {
    kind: 'unauthenticated',
    shape: 'text',
    sentence: 'Unauthorized',
  }),
  lockedOut: defineError('identity.locked-out', { kind: 'locked', shape: 'text', sentence: 'User is locked out' }),
  notAnAdmin: defineError('identity.not-an-admin', { kind: 'forbidden', shape: 'text', sentence: 'NOT_AN_ADMIN' }),
  groupChangeForbidden: defineError('identity.group-change-forbidden', {
    kind: 'forbidden',
    shape: 'message',
    sentence: "User doesn't have permission to change group",
  }),
  selfDemotion: defineError('identity.self-demotion', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'you cannot demote yourself',
  }),
  updateFailed: defineError('identity.update-failed', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Failed to update user',
  }),
  wrongCurrentPassword: defineError('identity.wrong-current-password', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Invalid current password',
  }),
  currentPasswordNeeded: defineError('identity.current-password-needed', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Enter your current password to change your email address',
  }),
  /** `method` is the sign-in method of the account. */
  namesManagedElsewhere: defineError('identity.names-managed-elsewhere', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Unable to change username or email, user is controlled by {method}',
  }),
  sessionNeeded: defineError('identity.session-needed', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'This cannot be done with an API token. Sign in instead.',
  }),
  passwordManagedByLdap: defineError('identity.password-managed-by-ldap', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Unable to update password, user is controlled by LDAP',
  }),
  taken: defineError('identity.taken', {
    kind: 'refused',
    shape: 'message',
    sentence: 'An unexpected error occurred',
  }),
  groupNameTaken: defineError('identity.group-name-taken', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'Group name is taken',
  }),
  householdNameTaken: defineError('identity.household-name-taken', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'Household name is taken',
  }),
  unknownTenant: defineError('identity.unknown-tenant', {
    kind: 'refused',
    shape: 'message',
    sentence: 'There is no such group or household',
  }),
  memberNotFound: defineError('identity.member-not-found', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'User Not Found',
  }),
  noSuchMember: defineError('identity.no-such-member', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'User not found',
  }),
  notOfHousehold: defineError('identity.not-of-household', {
    kind: 'forbidden',
    shape: 'text',
    sentence: 'User is not a member of this household',
  }),
  notAnImage: defineError('identity.not-an-image', {
    kind: 'refused',
    shape: 'message',
    sentence: 'This file is not an image that can be read',
  }),
  householdNotFound: defineError('identity.household-not-found', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'Household not found',
  }),
  tokenNotFound: defineError('identity.token-not-found', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'Could not locate token with that id',
  }),
  /** The last remaining administrator can neither be deleted nor lose the flag. */
  superUser: defineError('identity.super-user', { kind: 'forbidden', shape: 'text', sentence: 'SUPER_USER' }),
  groupMoveRefused: defineError('identity.group-move-refused', {
    kind: 'refused',
    shape: 'message',
    sentence: 'A user cannot be moved to another group',
  }),
  defaultGroup: defineError('identity.default-group', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Cannot delete default group',
  }),
  groupWithUsers: defineError('identity.group-with-users', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Cannot delete group with users',
  }),
  groupWithHouseholds: defineError('identity.group-with-households', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Cannot delete group with households',
  }),
  householdWithUsers: defineError('identity.household-with-users', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Cannot delete household with users',
  }),
  invalidFilter: defineError('identity.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
