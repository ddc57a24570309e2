import { randomUUID } from 'node:crypto';
import { CreateInvitation, RegisterUser, type Actor, type RequestInputOf } from '@larder/contracts';
import type { Identity } from './identity.js';
import { PASSWORD } from './users.js';

type Form = RequestInputOf<typeof RegisterUser>;

/** A registration form with default values. */
export function aForm(fields: Partial<Form> = {}): Form {
  const name = `n${randomUUID().slice(0, 8)}`;
  return {
    username: name,
    fullName: `Newcomer ${name}`,
    email: `${name}@example.org`,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    ...fields,
  };
}

/** An invitation token of the inviting user's household. */
export async function anInvitation(identity: Identity, by: Actor, uses = 1): Promise<string> {
  return (await identity.as(by).request(CreateInvitation, { uses })).token;
}

/** Requests of new users, by default to an installation without open registration. */
export function registrationCalls(closed: () => Identity) {
  const register = (form: Form, identity = closed()) => identity.as(null).request(RegisterUser, form);
  const signIn = async ({ username }: { username: string | null }, identity = closed()) => {
    const { token } = await identity.signIn({ username: username ?? '', password: PASSWORD });
    return identity.actorOf(token);
  };
  return { register, signIn };
}
