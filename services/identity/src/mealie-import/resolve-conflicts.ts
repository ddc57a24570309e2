import { DOMAIN_WITHOUT_MAIL, type DumpRecordOf, type DumpRecord } from '@larder/mealie-dump';
import type { ResolvedRecords, ResolveConflicts } from '@larder/service-kit';
import type { Connection } from 'mongoose';
import { impliedFlags } from '../accounts/index.js';
import { GROUPS, USERS } from '../store/index.js';
import { uniqueKey } from '../text/index.js';
import { freeNumbers } from './free-numbers.js';

/**
 * Renames groups and users that conflict with existing ones. New users get no access to existing accounts, and
 * administrators of the other site lose that permission.
 */
export const resolveConflicts: ResolveConflicts = async (records, db) => {
  const dumpRecords = records as readonly DumpRecord[];
  if (dumpRecords.every((record) => record.kind === 'group')) return resolveGroups(dumpRecords, db);
  if (dumpRecords.every((record) => record.kind === 'user')) return resolveUsers(dumpRecords, db);
  return { records, changes: [] };
};

async function resolveGroups(groups: readonly DumpRecordOf<'group'>[], db: Connection): Promise<ResolvedRecords> {
  const numbers = await freeNumbers(
    groups.map(({ name, slug }) => (number: number) => [
      nameKeyOf(uniqueKey(numberedName(name, number))),
      slugKeyOf(numberedLogin(slug, number)),
    ]),
    (keys) => takenByGroups(keys, db),
  );
  const changes: string[] = [];
  const records = groups.map((group, index) => {
    const number = numbers[index] ?? 1;
    if (number === 1) return group;
    const name = numberedName(group.name, number);
    changes.push(`groups: “${group.name}” already exists, the new group is named “${name}”`);
    return { ...group, name, slug: numberedLogin(group.slug, number) };
  });
  return { records, changes };
}

async function takenByGroups(keys: string[], db: Connection): Promise<Set<string>> {
  const of = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const isTaken = { $or: [{ nameKey: { $in: of(nameKeyOf('')) } }, { slug: { $in: of(slugKeyOf('')) } }] };
  const cursor = db.collection<{ nameKey: string; slug: string }>(GROUPS).find(isTaken);
  const groups = await cursor.project<{ nameKey: string; slug: string }>({ nameKey: 1, slug: 1 }).toArray();
  return new Set(groups.flatMap(({ nameKey, slug }) => [nameKeyOf(nameKey), slugKeyOf(slug)]));
}

async function resolveUsers(users: readonly DumpRecordOf<'user'>[], db: Connection): Promise<ResolvedRecords> {
  const takenOf = (keys: string[]) => takenByUsers(keys, db);
  const numbers = await freeNumbers(
    users.map(({ username }) => (number: number) => [uniqueKey(numberedLogin(username, number))]),
    takenOf,
  );
  const addresses = await takenOf(users.map(({ email }) => uniqueKey(email)));
  const changes: string[] = [];
  const records = users.map((user, index) => {
    const username = numberedLogin(user.username, numbers[index] ?? 1);
    const email = addresses.has(uniqueKey(user.email)) ? `${user.id}@${DOMAIN_WITHOUT_MAIL}` : user.email;
    if (username !== user.username)
      changes.push(`users: “${user.username}” already exists, the new user signs in as “${username}”`);
    if (email !== user.email)
      changes.push(
        `users: ${user.email} belongs to another user here, “${username}” has ${email} until that is changed`,
      );
    if (user.admin) changes.push(`users: “${username}” was an administrator, and manages the group here`);
    return { ...user, ...impliedFlags(user), username, email, admin: false };
  });
  return { records, changes };
}

async function takenByUsers(keys: string[], db: Connection): Promise<Set<string>> {
  const cursor = db.collection<{ loginKeys: string[] }>(USERS).find({ loginKeys: { $in: keys } });
  const users = await cursor.project<{ loginKeys: string[] }>({ loginKeys: 1 }).toArray();
  return new Set(users.flatMap(({ loginKeys }) => loginKeys));
}

const nameKeyOf = (key: string) => `name ${key}`;
const slugKeyOf = (slug: string) => `slug ${slug}`;

function numberedName(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

/** For texts without spaces: usernames and parts of addresses. */
function numberedLogin(text: string, number: number): string {
  return number === 1 ? text : `${text}-${number}`;
}
