import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CreateDataExportToken,
  DataExportReady,
  ListDataExports,
  PurgeDataExports,
  ReadDataExportState,
  StartDataExport,
  type Actor,
  type DataExport,
} from '@larder/contracts';
import { FileTokens, newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { DataExportRepository } from '../../src/files/exports/data-export.repository.js';
import { DataExports } from '../../src/files/exports/data-exports.js';
import { exportCalls } from '../support/calls/export-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';
import { unzipped } from '../support/unzipped.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { bytesOf, fullRecipe } = exportCalls(() => recipes);
const listed = (actor: Actor) => recipes.as(actor).request(ListDataExports, {});

async function exported(actor: Actor, slugs: string[]) {
  const { exportId } = await recipes.as(actor).request(StartDataExport, { recipes: slugs });
  return waitUntil(async () => (await listed(actor)).find(({ id }) => id === exportId));
}

const fileNameOf = ({ createdAt = '' }: DataExport) => {
  const [day = '', time = ''] = createdAt.split('T');
  return `recipes_${day.replaceAll('-', '.')}.${time.slice(0, 5).replace(':', '.')}.zip`;
};

describe('an archive of many recipes', () => {
  it('contains each recipe with all its files and skips unknown slugs', async () => {
    const ana = await recipes.member();
    const [soup] = [await fullRecipe(ana), await recipes.recipe(ana, 'Bean Stew')];

    const made = await exported(ana, [soup.slug, 'nowhere', 'bean-stew']);

    const bytes = await bytesOf(made.path);
    const files = await unzipped(bytes);
    expect([...files.keys()]).toEqual([
      'recipes/lentil-soup/lentil-soup.json',
      'recipes/lentil-soup/assets/notes.txt',
      'recipes/lentil-soup/images/original.webp',
      'recipes/bean-stew/bean-stew.json',
    ]);
    expect(made).toMatchObject({ groupId: ana.groupId, name: 'Data Export', filename: fileNameOf(made) });
    expect(made.size).toMatch(/^[\d.]+ (bytes|KB)$/);
    expect(Date.parse(made.expires)).toBeGreaterThan(Date.now());
  });

  it('contains each recipe once, also if requested by slug and id', async () => {
    const ana = await recipes.member();
    const { slug, id } = await fullRecipe(ana);

    const made = await exported(ana, [slug, slug, id, id.toUpperCase().replaceAll('-', '')]);

    const files = [...(await unzipped(await bytesOf(made.path))).keys()];
    expect(files).toHaveLength(3);
  });

  it('is downloaded with a token by members of the group only', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const made = await exported(ana, [slug]);
    const { path } = made;
    const token = (actor: Actor, archivePath: string) =>
      recipes.as(actor).request(CreateDataExportToken, { path: archivePath });

    const { fileToken } = await token(ben, path);

    expect(await recipes.get(FileTokens).find(fileToken)).toEqual({ key: path, fileName: fileNameOf(made) });
    expect(await listed(outsider)).toEqual([]);
    for (const [actor, archivePath] of [
      [outsider, path],
      [ana, `recipes/${newId()}/images/original.webp`],
      [ana, '../../.secret'],
    ] as const) {
      await expect(token(actor, archivePath)).rejects.toMatchObject({ code: 'recipe.not-an-export' });
    }
  });

  it('has a state that only its group can read', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { slug } = await recipes.recipe(ana);
    const { exportId } = await recipes.as(ana).request(StartDataExport, { recipes: [slug] });
    const state = (actor: Actor | null) => recipes.as(actor).request(ReadDataExportState, { exportId });

    await waitUntil(async () => (await state(ana)).ended);

    expect((await listed(ana)).map(({ id }) => id)).toEqual([exportId]);
    await expect(state(outsider)).rejects.toMatchObject({ code: 'common.not-found' });
    await expect(state(null)).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('is deleted with all others when the group purges its archives', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { path } = await exported(ana, []);
    await exported(outsider, []);
    const purge = () => recipes.as(ana).request(PurgeDataExports, {});

    expect(await purge()).toEqual({ purged: 1 });
    expect(await purge()).toEqual({ purged: 0 });

    expect(await listed(ana)).toEqual([]);
    expect(await recipes.store.head(path)).toBeNull();
    expect(await listed(outsider)).toHaveLength(1);
  });

  it('is deleted by the daily run a day after it has expired', async () => {
    const ana = await recipes.member();
    const [fresh, old] = [await exported(ana, []), await exported(ana, [])];
    const { groupId } = ana;
    const expiresAt = new Date(Date.now() - 86_400_001);
    await recipes.get(DataExportRepository).save({ _id: old.id, groupId, path: old.path, size: 1, expiresAt }, []);

    await recipes.get(DataExports).purgeExpired();

    expect((await listed(ana)).map(({ id }) => id)).toEqual([fresh.id]);
    expect(await recipes.store.head(old.path)).toBeNull();
  });

  it('is removed after two days if it has no record', async () => {
    const ana = await recipes.member();
    const { path } = await exported(ana, [(await recipes.recipe(ana)).slug]);
    const [lost, recent] = [`exports/${ana.groupId}/${newId()}.zip`, `exports/${ana.groupId}/${newId()}.zip`];
    for (const key of [lost, recent]) await recipes.store.put(key, Buffer.from('zip'));
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
    for (const key of [lost, path])
      await utimes(join(recipes.dataDir, 'objects', recipes.namespace, key), threeDaysAgo, threeDaysAgo);

    await recipes.get(DataExports).purgeExpired();

    const left = await Promise.all([lost, recent, path].map(async (key) => (await recipes.store.head(key)) !== null));
    expect(left).toEqual([false, true, true]);
  });

  it('publishes an event to the household when it is ready', async () => {
    const ana = await recipes.member();
    const { id } = await exported(ana, [(await recipes.recipe(ana)).slug]);
    await recipes.settled();
    const [event, ...others] = recipes.published(DataExportReady).filter(({ exportId }) => exportId === id);
    expect(event).toMatchObject({ name: 'Data Export', groupId: ana.groupId, householdId: ana.householdId });
    expect(others).toEqual([]);
  });

  it('is refused to visitors', async () => {
    for (const reply of [
      recipes.as(null).request(StartDataExport, { recipes: [] }),
      recipes.as(null).request(ListDataExports, {}),
      recipes.as(null).request(PurgeDataExports, {}),
    ]) {
      await expect(reply).rejects.toMatchObject({ code: 'common.not-authenticated' });
    }
  });
});
