import { randomUUID } from 'node:crypto';
import type { LdapServer, LdapUser } from '@larder/testing/servers';

export const DIRECTORY_PASSWORD = 'sourdough-7';

/** A user who exists in the directory only. */
export async function aDirectoryUser(directory: LdapServer, fields: Partial<LdapUser> = {}) {
  const uid = `c${randomUUID().slice(0, 8)}`;
  const cook = { uid, mail: `${uid}@home.test`, name: `Cook ${uid}`, password: DIRECTORY_PASSWORD, ...fields };
  await directory.add(cook);
  return cook;
}
