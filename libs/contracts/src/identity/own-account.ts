import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { MessageBody } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { ChangePassword, TokenDeleted, TokenIn, TokenOut, UserBase, UserOut } from './tenants/user.js';

/** The caller's account. */
export const ReadSelf = defineMessage({
  subject: 'identity.self.read',
  request: z.object({}),
  reply: UserOut,
  idempotent: true,
});
/** Replaces the caller's account; administrators may replace any account. */
export const UpdateUser = defineMessage({
  subject: 'identity.user.update',
  request: z.object({ id: Id, user: UserBase }),
  reply: MessageBody,
});
/** Changes the caller's password. Ends all other sessions. */
export const UpdatePassword = defineMessage({
  subject: 'identity.password.update',
  /** `token` is that of the caller, whose session is kept. */
  request: z.object({ ...ChangePassword.shape, token: z.string() }),
  reply: MessageBody,
});
/** Creates an API token of the caller. Requires a session. */
export const CreateApiToken = defineMessage({
  subject: 'identity.api-token.create',
  request: TokenIn,
  reply: TokenOut,
});
/** Deletes an API token of the caller, by its number. */
export const DeleteApiToken = defineMessage({
  subject: 'identity.api-token.delete',
  request: z.object({ id: z.number().int() }),
  reply: TokenDeleted,
});
