import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';

/**
 * Generates a new secret that signs tokens. With `revoke`, older secrets are deleted, which invalidates all sessions,
 * API tokens and signed links; otherwise these stay valid. For the operator.
 */
export const RotateSigningSecret = defineMessage({
  subject: 'identity.signing-secret.rotate',
  request: z.object({ revoke: z.boolean() }),
  reply: z.object({}),
});

export const SigningSecretErrors = {
  /** The secrets are configured in the environment, which only the operator can change. */
  configured: defineError('identity.signing-secret-configured', {
    kind: 'refused',
    shape: 'message',
    sentence: 'The secret is set by SECRET. Change it there, and set SECRET_PREVIOUS to the old one.',
  }),
};
