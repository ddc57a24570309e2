import type { Larder } from '../client/larder.js';

/** A user who may look at everything: the first account is asked to change its data first. */
export const ANA = { username: 'ana', password: 'screens-and-spoons-4' };

/** Creates a second user in a fresh instance, in the group of the first one. */
export async function createAna(admin: Larder): Promise<{ groupSlug: string }> {
  const { group } = await admin.get<{ group: string }>('/api/users/self');
  return admin.post('/api/admin/users', { ...ANA, fullName: 'Ana Ruiz', email: 'ana@example.org', group });
}
