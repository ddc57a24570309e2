import { randomBytes } from 'node:crypto';
import type { Larder } from '../client/larder.js';

interface NamedRecord {
  id: string;
  name: string;
}

/** A new user in the group with this name, which is created if needed; requires a site administrator. */
export async function cookInGroup(admin: Larder, groupName: string): Promise<Larder> {
  await ensureGroup(admin, groupName);
  const [username, password] = [`seed-${randomBytes(4).toString('hex')}`, randomBytes(12).toString('base64url')];
  const email = `${username}@example.org`;
  await admin.post('/api/admin/users', { username, fullName: 'Bulk Cook', email, password, group: groupName });
  return admin.signIn(username, password);
}

async function ensureGroup(admin: Larder, name: string): Promise<void> {
  const { items } = await admin.get<{ items: NamedRecord[] }>('/api/admin/groups?perPage=-1');
  if (!items.some((group) => group.name === name)) await admin.post('/api/admin/groups', { name });
}
