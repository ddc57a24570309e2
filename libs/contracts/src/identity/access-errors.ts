import { defineError } from '../errors/define-error.js';

/** Errors of registration, invitations, forgotten passwords and sign-in by a provider. */
export const AccessErrors = {
  signUpDisabled: defineError('identity.sign-up-disabled', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'User Registration is Disabled',
  }),
  usernameTaken: defineError('identity.username-taken', {
    kind: 'conflict',
    shape: 'short',
    sentence: 'This username is already taken',
  }),
  emailTaken: defineError('identity.email-taken', {
    kind: 'conflict',
    shape: 'short',
    sentence: 'This email is already in use',
  }),
  invalidInvitation: defineError('identity.invalid-invitation', {
    kind: 'refused',
    shape: 'short',
    sentence: 'Invalid group token',
  }),
  mayNotInvite: defineError('identity.may-not-invite', {
    kind: 'forbidden',
    shape: 'text',
    sentence: 'User is not allowed to create invite tokens',
  }),
  invalidResetToken: defineError('identity.invalid-reset-token', {
    kind: 'refused',
    shape: 'text',
    sentence: 'Invalid token',
  }),
  /** For unknown users, and those with an external password. */
  noResetToken: defineError('identity.no-reset-token', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'error while generating reset token',
  }),
  oidcUnavailable: defineError('identity.oidc-unavailable', {
    kind: 'failed',
    shape: 'text',
    sentence: 'Could not initialize OAuth client',
  }),
};
