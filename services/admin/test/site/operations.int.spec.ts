import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CleanUp,
  CommonErrors,
  CountCookbooks,
  CountRecipes,
  CountShoppingLists,
  CountTenants,
  FindRecipeOrphans,
  FindUserOrphans,
  logMessages,
  ReadAnalytics,
  ReadLogs,
  ReadMaintenance,
  ReadRecipeGroups,
  type Cleanable,
} from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { Directory, Log, Metrics, newId, Schedules } from '@larder/service-kit';
import { aMember, anAdmin, directoryEntriesOf, startTestService, waitUntil, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';
import { StorageSumsService } from '../../src/maintenance/storage-sums.service.js';

const RECIPE = 'recipes/7c1f0000-0000-4000-8000-000000000000';
let admin: TestService;
let folder: string;
let store: ObjectStore;
/** The reply of the recipe service about files; set by each test. */
let findRecipeOrphans: (keys: string[]) => string[];
let recipeGroups: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-admin-'));
  admin = await startTestService(adminService, { env: { DATA_DIR: folder, LOG_LEVEL: 'info' } });
  store = objectStoreFrom({ NAMESPACE: admin.namespace, DATA_DIR: folder });
  await admin.fakeReply(CountTenants, () => ({ totalUsers: 9, totalHouseholds: 4, totalGroups: 2, totalApiTokens: 3 }));
  await admin.fakeReply(CountRecipes, () => ({ totalRecipes: 412, uncategorizedRecipes: 1, untaggedRecipes: 2 }));
  await admin.fakeReply(CountCookbooks, () => ({ totalCookbooks: 7 }));
  await admin.fakeReply(CountShoppingLists, () => ({ totalShoppingLists: 5 }));
  await admin.fakeReply(FindRecipeOrphans, ({ keys }) => ({ orphans: findRecipeOrphans(keys) }));
  await admin.fakeReply(ReadRecipeGroups, () => ({ groups: recipeGroups }));
  await admin.fakeReply(FindUserOrphans, ({ keys }) => ({ orphans: keys }));
});
afterAll(async () => {
  await admin.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Stores a file with a modification time some hours ago. */
async function fileOfAge(hours: number, key: string): Promise<string> {
  await store.put(key, Buffer.alloc(100));
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(folder, 'objects', admin.namespace, key), then, then);
  return key;
}
const clean = (kind: Cleanable, dryRun = false) => admin.as(anAdmin()).request(CleanUp, { what: kind, dryRun });
const read = () => admin.as(anAdmin()).request(ReadMaintenance, {});

describe('the maintenance of an installation', () => {
  it('shows the storage by kind, and cleans up leftover files', async () => {
    await store.put(`${RECIPE}/images/original.webp`, Buffer.alloc(2048));
    await store.put(`${RECIPE}/images/original.jpg`, Buffer.alloc(100));
    await store.put('recipes/pea-soup/images/original.webp', Buffer.alloc(24));
    await store.put('users/7c1f0000-0000-4000-8000-000000000000/profile.webp', Buffer.alloc(10));
    await store.put('.temp/new-upload', Buffer.alloc(5));

    await admin.get(Schedules).run('storage-sums');
    const { summary, storage } = await waitUntil(async () => {
      const usage = await read();
      return usage.summary.cleanableImages === 1 ? usage : null;
    });
    expect(summary).toMatchObject({ dataDirSize: '2.14 KB', cleanableImages: 1, cleanableDirs: 1 });
    expect(storage).toMatchObject({ recipesDirSize: '2.12 KB', userDirSize: '10 bytes', tempDirSize: '5 bytes' });

    await expect(clean('images', true)).resolves.toEqual({ removed: 1 });
    expect(await store.head(`${RECIPE}/images/original.jpg`)).not.toBeNull();
    await expect(clean('images')).resolves.toEqual({ removed: 1 });
    await expect(clean('recipe-folders')).resolves.toEqual({ removed: 1 });
    await expect(clean('temp')).resolves.toEqual({ removed: 0 });

    expect(await store.head(`${RECIPE}/images/original.webp`)).not.toBeNull();
    expect(await store.head('recipes/pea-soup/images/original.webp')).toBeNull();
    expect(await store.head('.temp/new-upload')).not.toBeNull();
    await expect(read()).resolves.toMatchObject({ summary: { cleanableImages: 0, cleanableDirs: 0 } });
  });

  it('shows the storage of a new and of a deleted backup at once', async () => {
    await admin.get(StorageSumsService).refresh();
    const { summary: before } = await read();

    await store.put('backups/new.zip', Buffer.alloc(3 * 1024 * 1024));
    const { summary, storage } = await read();
    expect(storage.backupsDirSize).toBe('3.0 MB');
    expect(summary.dataDirSize).toMatch(/^3\.\d+ MB$/);

    await store.delete('backups/new.zip');
    await expect(read()).resolves.toMatchObject({ summary: before, storage: { backupsDirSize: '0 bytes' } });
  });

  it('shows the storage by group, the largest first', async () => {
    const [ana, ben] = [aMember(), aMember()];
    for (const entry of [...directoryEntriesOf(ana), ...directoryEntriesOf(ben)])
      await admin.get(Directory).save(entry);
    const [anasRecipe, bensRecipe, unknown] = [newId(), newId(), newId()];
    recipeGroups = { [anasRecipe]: ana.groupId, [bensRecipe]: ben.groupId, [unknown]: newId() };
    for (const id of [anasRecipe, bensRecipe, unknown])
      await store.put(`recipes/${id}/images/original.webp`, Buffer.alloc(1_000));
    await store.put(`users/${ana.userId}/profile.webp`, Buffer.alloc(500));
    await store.put(`exports/${ben.groupId}/${newId()}.zip`, Buffer.alloc(2_000));

    await admin.get(StorageSumsService).refresh();

    const { groups } = (await read()).storage;
    expect(groups).toEqual([
      { groupId: ben.groupId, name: expect.any(String) as string, size: '2.93 KB', bytes: 3_000 },
      { groupId: ana.groupId, name: expect.any(String) as string, size: '1.46 KB', bytes: 1_500 },
    ]);
    const metrics = await admin.get(Metrics).exposition();
    expect(metrics).toMatch(new RegExp(`^larder_storage_group_bytes\\{group="${ben.groupId}".*\\} 3000$`, 'm'));
    expect(metrics).toMatch(/^larder_storage_bytes\{folder="exports".*\} 2000$/m);
  });

  it('reports and removes orphaned files that are older than a day', async () => {
    const old = (folderName: string) => fileOfAge(25, `${folderName}/${newId()}/file.webp`);
    const lost = [...(await Promise.all(Array.from({ length: 250 }, () => old('recipes')))), await old('users')];
    const [owned, recent] = [await old('recipes'), await fileOfAge(23, `recipes/${newId()}/file.webp`)];
    const requests: number[] = [];
    findRecipeOrphans = (keys) => {
      requests.push(keys.length);
      return keys.filter((key) => key !== owned);
    };

    await expect(clean('orphans', true)).resolves.toEqual({ removed: 251, bytes: 25_100 });
    expect([requests.length, Math.max(...requests)]).toEqual([2, 200]);
    expect(await store.head(lost[0] ?? '')).not.toBeNull();
    await expect(clean('orphans')).resolves.toEqual({ removed: 251, bytes: 25_100 });

    for (const key of lost) expect(await store.head(key)).toBeNull();
    expect([await store.head(owned), await store.head(recent)]).not.toContain(null);
    await expect(clean('orphans')).resolves.toEqual({ removed: 0, bytes: 0 });
  });

  it('keeps the files of an unavailable service', async () => {
    const key = await fileOfAge(25, `recipes/${newId()}/file.webp`);
    findRecipeOrphans = () => {
      throw CommonErrors.unavailable();
    };
    await expect(clean('orphans')).rejects.toMatchObject({ code: 'admin.clean-orphans' });
    expect(await store.head(key)).not.toBeNull();
  });

  it('returns the latest log lines of all services by time, without secrets', async () => {
    const recipe = logMessages('recipe');
    await admin.fakeReply(recipe.read, () => [{ time: Date.now() + 60_000, line: '{"msg":"of the recipe service"}' }]);
    admin.get(Log).info('something to find', { password: 'hunter2', requestId: 'request-1' });
    admin.get(Log).warn('something worse', { requestId: 'request-1' });

    const lines = (await admin.as(anAdmin()).request(ReadLogs, { lines: 50 })).map(({ line }) => line);
    expect(lines.at(-1)).toContain('of the recipe service');
    expect(lines.join('\n')).toContain('something to find');
    expect(lines.join('\n')).not.toContain('hunter2');

    const own = logMessages('admin').read;
    const ofRequest = await admin.as(anAdmin()).request(own, { lines: 50, requestId: 'request-1', level: 'warn' });
    expect(ofRequest.map(({ line }) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'something worse', level: 'warn', name: 'admin' }),
    ]);
    await clean('logs');
    const after = await admin.as(anAdmin()).request(own, { lines: 50, requestId: 'request-1' });
    expect(after).toEqual([]);
  });

  it('has a permanent installation id, and counts the records of all services', async () => {
    const [first, second] = [
      await admin.as(anAdmin()).request(ReadAnalytics, {}),
      await admin.as(anAdmin()).request(ReadAnalytics, {}),
    ];
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      users: 9,
      groups: 2,
      apiTokens: 3,
      recipes: 412,
      cookbooks: 7,
      shoppingLists: 5,
      usingEmail: false,
      usingLdap: false,
      databaseType: 'mongodb',
    });
  });

  it('is available to administrators only', async () => {
    const forbidden = { code: 'common.forbidden' };
    const member = admin.as(aMember());
    await expect(member.request(ReadMaintenance, {})).rejects.toMatchObject(forbidden);
    await expect(member.request(CleanUp, { what: 'images', dryRun: true })).rejects.toMatchObject(forbidden);
    await expect(member.request(ReadLogs, { lines: 1 })).rejects.toMatchObject(forbidden);
    await expect(member.request(logMessages('admin').read, { lines: 1 })).rejects.toMatchObject(forbidden);
    await expect(member.request(logMessages('admin').clear, {})).rejects.toMatchObject(forbidden);
    await expect(member.request(ReadAnalytics, {})).rejects.toMatchObject(forbidden);
  });
});
