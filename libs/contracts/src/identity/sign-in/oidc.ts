import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Session } from './session.js';

const Browser = z.string().max(255);

/**
 * Begins a sign-in by the OpenID provider: where to send the browser. `browser` binds the answer to the browser that
 * asked; the one it has already, if any, and the one it is to keep.
 */
export const StartOidc = defineMessage({
  subject: 'identity.oidc.start',
  request: z.object({ redirectUri: z.string().max(2048), browser: Browser.nullable() }),
  reply: z.object({ url: z.string(), browser: Browser }),
});
/** Ends it with what the provider sent back. `query` is the whole query string; the rest is as for `SignIn`. */
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
/** Where the provider ends its own session and then sends the browser to `returnTo`; null when it cannot. */
export const EndOidc = defineMessage({
  subject: 'identity.oidc.end',
  request: z.object({ returnTo: z.string().max(2048) }),
  reply: z.object({ url: z.string().nullable() }),
});
