import type { Larder } from '../client/larder.js';

/** A second user: the first account would be redirected to the setup. */
export const ANA = { username: 'ana', password: 'screens-and-spoons-4' };

/** Creates a second user in a fresh instance, in the group of the first one. */
export async function createAna(admin: Larder): Promise<{ groupSlug: string }> {
  const { group } = await admin.get<{ group: string }>('/api/users/self');
  return admin.post('/api/admin/users', { ...ANA, fullName: 'Ana Ruiz', email: 'ana@example.org', group });
}
