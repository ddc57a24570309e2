import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Session } from './session.js';

const Browser = z.string().max(255);

/**
 * Starts a sign-in by the OpenID provider; returns the redirect URL. `browser` binds the callback to the browser that
 * started: the existing id, if any, and the id to keep in a cookie.
 */
export const StartOidc = defineMessage({
  subject: 'identity.oidc.start',
  request: z.object({ redirectUri: z.string().max(2048), browser: Browser.nullable() }),
  reply: z.object({ url: z.string(), browser: Browser }),
});
/**
 * Completes a sign-in with the provider's callback. `query` is the whole query string; the other fields are as for
 * `SignIn`.
 */
export const FinishOidc = defineMessage({
  subject: 'identity.oidc.finish',
  request: z.object({
    query: z.string().max(16_384),
    browser: Browser.nullable(),
    address: z.string(),
    device: z.string().nullable(),
  }),
  reply: z.object({ session: Session, device: z.string() }),
  timeoutMs: 30_000,
});
/**
 * The URL that ends the provider's session and then redirects to `returnTo`; null when the provider does not support
 * it.
 */
export const EndOidc = defineMessage({
  subject: 'identity.oidc.end',
  request: z.object({ returnTo: z.string().max(2048) }),
  reply: z.object({ url: z.string().nullable() }),
});
