import { z } from 'zod';
import { Actor } from '../../messaging/actor.js';
import { FormFlag } from '../../primitives/scalars.js';

/** The login form; keys are snake case here (docs/api/conventions.md#key-names). */
export const LoginForm = z
  .object({
    username: z.string().max(255).default(''),
    password: z.string().max(1024).default(''),
    remember_me: FormFlag,
  })
  .meta({ id: 'LoginForm' });
export type LoginForm = z.output<typeof LoginForm>;

export const TokenBody = z
  .object({
    access_token: z.string().describe('The token for the header `Authorization: Bearer …`.'),
    token_type: z.literal('bearer').describe('The scheme of the header.'),
  })
  .meta({ id: 'Token' });
export type TokenBody = z.output<typeof TokenBody>;

/** A new session: the token, its lifetime in seconds, and whether it is kept after the browser is closed. */
export const Session = z.object({ token: z.string(), lifetimeSeconds: z.number().int(), remembered: z.boolean() });
export type Session = z.output<typeof Session>;

/**
 * The identity of a valid token. `kind` distinguishes browser sessions from API tokens; `expiresAt` is Unix seconds.
 */
export const Identity = z.object({
  actor: Actor,
  kind: z.enum(['session', 'api-token']),
  expiresAt: z.number().int(),
});
export type Identity = z.output<typeof Identity>;

export const LoggedOut = z.object({ message: z.string().describe('A text for users.') }).meta({ id: 'LogoutResponse' });
