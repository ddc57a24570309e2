import { Id } from '@larder/contracts';
import { z } from 'zod';

/** Claims of a session token: the user and the session. */
export const SessionClaims = z.object({ sub: Id, sid: Id });
export type SessionClaims = z.output<typeof SessionClaims>;

/** Claims of an API token: the user and the token's record. */
export const ApiTokenClaims = z.object({ id: Id, jti: Id });

/** Claims of a device token: its id and the users who have signed in with the browser. */
export const DeviceClaims = z.object({ jti: Id, users: z.array(Id) });
export type DeviceClaims = z.output<typeof DeviceClaims>;
