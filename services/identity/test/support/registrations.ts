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
