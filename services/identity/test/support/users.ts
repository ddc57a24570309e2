import { randomUUID } from 'node:crypto';
import { CreateUser, ReadSelf, type Actor, type RequestInputOf, type UserOut } from '@larder/contracts';
import type { Identity } from './identity.js';

export const PASSWORD = 'corn-flour-9';

/** A user: the actor, the token and how to sign in again. */
export interface TestUser {
  actor: Actor;
  token: string;
  device: string;
  user: UserOut;
}

type Fields = Partial<RequestInputOf<typeof CreateUser>>;

/** The fields of a new account; its names and its address follow from `name`. */
export const aUserDraft = (name: string, fields: Fields = {}) => ({
  username: name,
  fullName: `The ${name}`,
  email: `${name}@example.org`,
  password: PASSWORD,
  ...fields,
});

/** A new account, signed in. */
export async function aUser(identity: Identity, fields: Fields = {}): Promise<TestUser> {
  const draft = aUserDraft(`p${randomUUID().slice(0, 8)}`, fields);
  const user = await identity.as(identity.admin).request(CreateUser, draft);
  const { token, device } = await identity.signIn({ username: draft.username, password: draft.password });
  return { user, token, device, actor: await identity.actorOf(token) };
}

/** The account as its owner sees it. */
export function selfOf(identity: Identity, actor: Actor): Promise<UserOut> {
  return identity.as(actor).request(ReadSelf, {});
}

/** Whether a token of a session or an API token is not accepted any more. */
export const isInvalid = (identity: Identity, token: string): Promise<boolean> =>
  identity.actorOf(token).then(
    () => false,
    () => true,
  );
