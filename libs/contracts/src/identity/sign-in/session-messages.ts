import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { DEFAULT_LOCALE } from '../../text/locales.js';
import { Identity, LoginForm, Session } from './session.js';

/**
 * `address` is the caller's, for the log and for rate limits; `device` the long-lived token of a browser that was used
 * before; `locale` the language of the mail when the account is locked.
 */
export const SignIn = defineMessage({
  subject: 'identity.session.sign-in',
  request: z.object({
    ...LoginForm.shape,
    address: z.string(),
    device: z.string().nullable(),
    locale: z.string().default(DEFAULT_LOCALE),
  }),
  reply: z.object({ session: Session, device: z.string() }),
  // May include a request to an LDAP directory.
  timeoutMs: 30_000,
});
/** The identity of a token. Refuses unknown, expired and revoked tokens with `common.not-authenticated`. */
export const ResolveToken = defineMessage({
  subject: 'identity.session.resolve',
  request: z.object({ token: z.string() }),
  reply: Identity,
  idempotent: true,
});
/** Issues a new token and extends the session. API tokens are not renewed. */
export const RefreshSession = defineMessage({
  subject: 'identity.session.refresh',
  request: z.object({ token: z.string() }),
  reply: Session,
});
/** Ends the session of the token; does nothing when it has ended, or for an API token. */
export const SignOut = defineMessage({
  subject: 'identity.session.sign-out',
  request: z.object({ token: z.string() }),
  reply: z.null(),
});
/** Every gateway removes this user's tokens and account from its cache. */
export const ActorChanged = defineBroadcast('actor.changed', z.object({ userId: Id }));
