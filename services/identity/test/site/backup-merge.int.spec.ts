import { backupMessages, CreateGroup } from '@larder/contracts';
import type { DumpRecordOf } from '@larder/mealie-dump';
import { newId } from '@larder/service-kit';
import mongoose, { type Connection } from 'mongoose';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

const messages = backupMessages('identity');
const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' };
/** The names of the existing group. */
const HOME = 'Beside Home';
const NEXT = 1;

let identity: Identity;
let next: Connection;

beforeAll(async () => {
  identity = await startIdentity();
  await identity.as(identity.admin).request(CreateGroup, { name: HOME });
  await identity.as(identity.admin).request(CreateGroup, { name: `${HOME} 2` });
  await aUser(identity, { username: 'dora', email: 'dora@example.org' });
  await identity.settled();
  const { collections } = await identity.as(null).request(messages.describe, {});
  const { counts } = await identity.as(null).request(messages.beginLoad, { generation: NEXT, copy: true });
  // All collections except sessions, which are not in backups and stay active.
  for (const name of collections) expect(counts).toHaveProperty(name);
  expect(counts['users']).toBeGreaterThan(1);
  const dbName = `${identity.namespace}-identity-g${NEXT}`;
  next = await mongoose.createConnection(String(identity.env['MONGODB_URI']), { dbName }).asPromise();
});
afterAll(async () => {
  await next.close();
  await identity.stop();
});

const move = async (records: DumpRecordOf<'group' | 'user'>[]) =>
  (
    await identity.as(null).request(messages.importRecords, {
      generation: NEXT,
      records: records.map((each) => ({ ...each })),
      intoExistingData: true,
    })
  ).changes;
const aGroup = (name: string, slug: string): DumpRecordOf<'group'> => ({
  kind: 'group',
  id: newId(),
  name,
  slug,
  defaultHouseholdId: newId(),
  preferencesId: null,
  privateGroup: true,
  ...times,
});
const aDumpUser = (fields: Partial<DumpRecordOf<'user'>>): DumpRecordOf<'user'> => ({
  kind: 'user',
  id: newId(),
  groupId: newId(),
  householdId: newId(),
  fullName: 'Dora',
  cacheKey: '1',
  ...times,
  username: newId(),
  email: `${newId()}@example.org`,
  passwordHash: null,
  authMethod: 'Mealie',
  admin: false,
  advanced: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
  failedLogins: 0,
  lockedAt: null,
  ...fields,
});
const stored = (collection: string, _id: string) => next.collection<{ _id: string }>(collection).findOne({ _id });

describe('imported groups next to existing ones', () => {
  it('get an available name and slug, also when imported twice', async () => {
    const [first, second, other] = [
      aGroup(HOME, 'beside-home'),
      aGroup(HOME.toUpperCase(), 'beside-home'),
      aGroup('Aunts', 'aunts'),
    ];

    const changes = await move([first, other]);
    expect(changes).toEqual([`groups: “${HOME}” already exists, the new group is named “${HOME} 3”`]);
    await move([second]);

    expect(await stored('groups', first.id)).toMatchObject({ name: `${HOME} 3`, slug: 'beside-home-3' });
    expect(await stored('groups', second.id)).toMatchObject({ name: `${HOME.toUpperCase()} 4` });
    expect(await stored('groups', other.id)).toMatchObject({ name: 'Aunts', slug: 'aunts' });
  });
});

describe('imported users next to existing ones', () => {
  it('never get the names of an existing account', async () => {
    const before = await next.collection('users').findOne({ loginKeys: 'dora' });
    const user = aDumpUser({ username: 'Dora', email: 'dora@example.org', passwordHash: 'theirs' });

    const changes = await move([user]);

    expect(changes).toHaveLength(2);
    expect(await stored('users', user.id)).toMatchObject({
      username: 'Dora-2',
      email: `${user.id}@moved.invalid`,
      loginKeys: ['dora-2', `${user.id}@moved.invalid`],
      passwordHash: 'theirs',
      admin: false,
    });
    expect(await next.collection('users').findOne({ loginKeys: 'dora' })).toEqual(before);
  });

  it('cannot use the address of another user as username', async () => {
    const user = aDumpUser({ username: 'dora@example.org' });

    await move([user]);

    expect(await stored('users', user.id)).toMatchObject({ username: 'dora@example.org-2' });
  });

  it('keep available names, and are not administrators', async () => {
    const user = aDumpUser({ username: 'emil', email: 'emil@example.org', admin: true });

    await expect(move([user])).resolves.toEqual(['users: “emil” was an administrator, and manages the group here']);

    const document = await stored('users', user.id);
    expect(document).toMatchObject({ username: 'emil', email: 'emil@example.org', admin: false, canManage: true });
    expect(document).toMatchObject({ canManageHousehold: true, canInvite: true, canOrganize: true });
    // No administrator of this site has confirmed the address.
    expect(document).not.toHaveProperty('confirmedEmail');
  });

  it('are loaded with all existing data, which is not changed', async () => {
    const uri = String(identity.env['MONGODB_URI']);
    const current = await mongoose.createConnection(uri, { dbName: `${identity.namespace}-identity` }).asPromise();
    const existingUsers = await current.collection('users').find({}).sort({ _id: 1 }).toArray();
    const ids = existingUsers.map(({ _id }) => _id);

    const { counts } = await identity.as(null).request(messages.finishLoad, { generation: NEXT, migration: 2 });

    expect(counts['users']).toBeGreaterThan(existingUsers.length);
    expect(
      await next
        .collection('users')
        .find({ _id: { $in: ids } })
        .sort({ _id: 1 })
        .toArray(),
    ).toEqual(existingUsers);
    await current.close();
  });
});
