import { randomUUID } from 'node:crypto';
import { bodyOf, type Api } from '../../support/api.js';

/** The credentials of a user of a separate group. */
export interface SoakUser {
  username: string;
  password: string;
}

const PASSWORD = 'larder-soak-1';

/** Creates a user in a separate group and signs them in. */
export async function createSoakUser(admin: Api): Promise<{ user: SoakUser; token: string }> {
  const username = `soak-${randomUUID()}`;
  const group = `Group ${randomUUID()}`;
  bodyOf(await admin.post('/api/admin/groups', { name: group }), 201);
  const user = { username, fullName: 'Soak', email: `${username}@example.org`, password: PASSWORD, group };
  bodyOf(await admin.post('/api/admin/users', { ...user, canManageHousehold: true, canOrganize: true }), 201);
  const { token } = await admin.signIn(username, PASSWORD);
  if (!token) throw new Error('Signing in gave no token.');
  return { user: { username, password: PASSWORD }, token };
}
