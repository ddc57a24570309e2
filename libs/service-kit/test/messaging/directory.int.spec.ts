import { DirectoryEntryDeleted, DirectoryEntrySaved, ReadDirectory, type DirectoryEntry } from '@larder/contracts';
import {
  aDirectoryHousehold,
  aDirectoryUser,
  aHousehold,
  directoryEntriesOf,
  startTestService,
  waitUntil,
  type TestService,
} from '@larder/testing';
import { Directory, DirectoryFeed } from '../../src/index.js';
import { directoryService } from '../fixtures/directory-service.js';

describe('the directory of users, households and groups', () => {
  let service: TestService;
  const home = aHousehold();
  const [ana, ben] = [home.member({ username: 'ana' }), home.member({ username: 'ben' })];
  const directory = () => service.get(Directory);

  beforeEach(async () => {
    service = await startTestService(directoryService);
  });
  afterEach(() => service.stop());

  const fullName = async (id: string) => (await directory().user(id))?.fullName;

  it('returns entries by id, membership and slug', async () => {
    await service.addToDirectory(ana, ben);

    expect((await directory().users([ana.userId, ben.userId, home.id])).map(({ id }) => id).sort()).toEqual(
      [ana.userId, ben.userId].sort(),
    );
    expect(await directory().household(home.id)).toMatchObject({ kind: 'household', slug: home.slug });
    expect((await directory().householdsOf(home.group.id)).map(({ id }) => id)).toEqual([home.id]);
    expect(await directory().usersOf(home.group.id, home.id)).toHaveLength(2);
    expect(await directory().groupBySlug(home.group.slug)).toMatchObject({ id: home.group.id });
    expect(await directory().householdBySlug(home.group.id, home.slug)).toMatchObject({ id: home.id });
    expect(await directory().group(ana.userId)).toBeNull();
  });

  it('applies the events of identity in any order', async () => {
    const publish = (fields: object) => service.publish(DirectoryEntrySaved, { entry: aDirectoryUser(ana, fields) });
    await publish({ revision: 5, fullName: 'new' });
    await publish({ revision: 4, fullName: 'old' });
    await service.publish(DirectoryEntrySaved, { entry: aDirectoryUser(ben) });

    await waitUntil(() => directory().user(ben.userId));
    await expect(fullName(ana.userId)).resolves.toBe('new');
  });

  it('keeps a deleted user deleted when older events arrive later', async () => {
    await service.addToDirectory(ana);
    await service.publish(DirectoryEntryDeleted, { kind: 'user', id: ana.userId, revision: 9 });
    await waitUntil(async () => (await directory().user(ana.userId)) === null);
    await service.publish(DirectoryEntrySaved, { entry: aDirectoryUser(ana, { revision: 8 }) });
    await service.publish(DirectoryEntrySaved, { entry: aDirectoryUser(ben) });

    await waitUntil(() => directory().user(ben.userId));
    await expect(directory().user(ana.userId)).resolves.toBeNull();
  });

  it('returns a change that another replica received, although the entry was cached', async () => {
    const other = (await service.replica()).get(Directory);
    await service.addToDirectory(ana);
    await expect(other.user(ana.userId)).resolves.toMatchObject({ fullName: 'ana' });

    await directory().save(aDirectoryUser(ana, { revision: 2, fullName: 'Ana Ruiz' }));

    await expect(fullName(ana.userId)).resolves.toBe('Ana Ruiz');
    await waitUntil(async () => (await other.user(ana.userId))?.fullName === 'Ana Ruiz', { withinMs: 10_000 });
  });

  it('reads an entry once for several requests', async () => {
    await service.addToDirectory(ana);

    // The same object means cached: until the broadcast of the write has arrived, the entry is not cached.
    await waitUntil(async () => (await directory().user(ana.userId)) === (await directory().user(ana.userId)));
  });

  it('is filled by identity when it was never filled', async () => {
    await service.fakeStream(ReadDirectory, () => from(directoryEntriesOf(ana)));

    await waitUntil(() => directory().user(ana.userId));
    await waitUntil(() => directory().group(ana.groupId));
  });

  it('can be rebuilt: removes entries that identity does not have, keeps newer ones', async () => {
    await service.addToDirectory(ana, aDirectoryUser(ben, { revision: 7, fullName: 'Benjamin' }));
    const preferences = { privateHousehold: true };
    await service.fakeStream(ReadDirectory, () =>
      from([aDirectoryHousehold(ana, { revision: 2, preferences }), aDirectoryUser(ben)]),
    );
    await service.get(DirectoryFeed).rebuild();

    await expect(directory().user(ana.userId)).resolves.toBeNull();
    await expect(directory().household(home.id)).resolves.toMatchObject({ preferences });
    await expect(fullName(ben.userId)).resolves.toBe('Benjamin');
  });
});

// oxlint-disable-next-line typescript/require-await -- items of a test are there already
async function* from(entries: DirectoryEntry[]): AsyncGenerator<DirectoryEntry> {
  yield* entries;
}
