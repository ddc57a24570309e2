import { randomUUID } from 'node:crypto';
import type { Api } from '../../support/api.js';

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
  await expectCreated(admin.post('/api/admin/groups', { name: group }));
  const user = { username, fullName: 'Soak', email: `${username}@example.org`, password: PASSWORD, group };
  await expectCreated(admin.post('/api/admin/users', { ...user, canManageHousehold: true, canOrganize: true }));
  const { token } = await admin.signIn(username, PASSWORD);
  if (!token) throw new Error('Signing in gave no token.');
  return { user: { username, password: PASSWORD }, token };
}

async function expectCreated(request: ReturnType<Api['post']>): Promise<void> {
  const { status, body } = await request;
  if (status !== 201) throw new Error(`Expected 201, got ${status}: ${JSON.stringify(body)}`);
}
