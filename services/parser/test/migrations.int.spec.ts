import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  AwaitReport,
  MigrationType,
  readAll,
  ReadReport,
  ReportFinished,
  StartMigration,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember, waitUntil } from '@larder/testing';
import { packed, zipped } from './migrations/zipped.js';
import { keysIn, PIXEL, startParser, type StartedParser } from './support/started-parser.js';

let started: StartedParser;
const ana = aMember();
beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

const soup = { name: 'Soup', slug: 'soup', recipe_ingredient: ['peas'] };
const nextcloud = zipped({
  'Soup/recipe.json': { name: 'Soup', recipeIngredient: ['peas'], keywords: 'green' },
  'Soup/full.png': PIXEL,
});

/** The smallest export of each app. */
const EXPORTS: Record<MigrationType, Buffer> = {
  mealie_alpha: zipped({ 'recipes/soup/soup.json': soup, 'recipes/soup/images/original.webp': PIXEL }),
  chowdown: zipped({
    'r-main/_recipes/soup.md': '---\ntitle: Soup\nimage: s.png\n---\n',
    'r-main/images/s.png': PIXEL,
  }),
  copymethat: zipped({
    'recipes.html': '<div class="recipe"><div id="name">Soup</div><img class="recipeImage" src="images/s.png"></div>',
    'images/s.png': PIXEL,
  }),
  myrecipebox: Buffer.from('title,ingredients\nSoup,peas'),
  nextcloud,
  paprika: zipped({ 'Soup.paprikarecipe': packed({ name: 'Soup', photo_data: PIXEL.toString('base64') }) }),
  plantoeat: zipped({ 'export.csv': 'Title,Ingredients\nSoup,peas' }),
  recipekeeper: zipped({
    'recipes.html':
      '<div class="recipe-details"><h2 itemprop="name">Soup</h2><img itemprop="photo0" src="images/s.png"><meta itemprop="recipeIsFavourite" content="True"></div>',
    'images/s.png': PIXEL,
  }),
  tandoor: zipped({ '1.zip': zipped({ 'recipe.json': { name: 'Soup', steps: [] }, 'image.png': PIXEL }) }),
};
const WITHOUT_IMAGES: MigrationType[] = ['myrecipebox', 'plantoeat'];

async function start(
  type: MigrationType,
  archive: Buffer,
  { addTag = false, actor = ana }: { addTag?: boolean; actor?: Actor | null } = {},
) {
  const uploadKey = `.temp/${newId()}`;
  await started.store.put(uploadKey, archive);
  return started.parser.as(actor).request(StartMigration, { reportId: newId(), type, addTag, uploadKey });
}

async function migrate(type: MigrationType, archive: Buffer, options: { addTag?: boolean } = {}) {
  const before = started.recipes.imported.length;
  const { reportId: id } = await start(type, archive, options);
  const report = await started.parser.as(ana).request(AwaitReport, { id, waitMs: 20_000 });
  const parts = await readAll(started.parser.as(ana).stream(ReadReport, { id }));
  const entries = parts.flatMap((part) => ('entry' in part ? [part.entry] : []));
  return { report, entries, imported: started.recipes.imported.slice(before) };
}

describe('importing from another app', () => {
  it.each(MigrationType.options)('works for %s, with image and report', async (type) => {
    const { report, entries, imported } = await migrate(type, EXPORTS[type]);

    expect(report).toMatchObject({ category: 'migration', status: 'success', done: 1, total: 1 });
    expect(entries).toMatchObject([{ success: true, message: 'Imported Soup successfully', exception: '' }]);
    expect(imported).toMatchObject([{ recipe: { name: 'Soup' } }]);
    expect(imported[0]?.imageKey).toBe(WITHOUT_IMAGES.includes(type) ? null : 'a8Xk');
  });

  it('marks favorites as favorites', async () => {
    const { imported } = await migrate('recipekeeper', EXPORTS.recipekeeper);

    expect([...started.recipes.favorites]).toContain(imported[0]?.id);
  });

  it('stores assets, but no page that a browser would run', async () => {
    const assets = [
      { name: 'Card', icon: 'x', file_name: 'card.pdf' },
      { name: 'Page', icon: 'x', file_name: 'page.html' },
    ];
    const { imported } = await migrate(
      'mealie_alpha',
      zipped({
        'recipes/soup/soup.json': { ...soup, assets },
        'recipes/soup/assets/card.pdf': 'pdf',
        'recipes/soup/assets/page.html': '<script>',
      }),
    );

    const keys = (await keysIn(started.store)).filter((key) => key.includes(imported[0]?.id ?? '-'));
    expect(keys).toEqual([`recipes/${imported[0]?.id}/assets/card.pdf`]);
    expect(imported[0]?.recipe.assets).toMatchObject([{ fileName: 'card.pdf' }]);
  });

  it('stores large assets byte for byte', async () => {
    const film = randomBytes(5_500_000);
    const assets = [{ name: 'Film', icon: 'x', file_name: 'film.mp4' }];
    const { imported } = await migrate(
      'mealie_alpha',
      zipped({ 'recipes/soup/soup.json': { ...soup, assets }, 'recipes/soup/assets/film.mp4': film }),
    );

    const { stream } = await started.store.get(`recipes/${imported[0]?.id}/assets/film.mp4`);
    expect(film.equals(await buffer(stream))).toBe(true);
  });

  it('adds the tag of the app to every recipe when requested', async () => {
    const { imported } = await migrate('nextcloud', nextcloud, { addTag: true });

    expect(imported[0]?.recipe.tags).toMatchObject([{ name: 'Green' }, { name: 'nextcloud' }]);
  });

  it('imports the same export again as new recipes', async () => {
    const first = await migrate('nextcloud', nextcloud);
    const second = await migrate('nextcloud', nextcloud);

    expect(second.report.status).toBe('success');
    expect(second.imported[0]?.id).not.toBe(first.imported[0]?.id);
  });

  it('reports each record that fails, and continues', async () => {
    const { report, entries } = await migrate(
      'mealie_alpha',
      zipped({ 'recipes/a/invalid-recipe.json': '', 'recipes/soup/soup.json': soup }),
    );

    expect(report.status).toBe('partial');
    expect(entries.map(({ success, message }) => [success, message])).toEqual([
      [false, 'Failed to import invalid-recipe.json'],
      [true, 'Imported Soup successfully'],
    ]);
  });

  it('leaves out an image that cannot be read', async () => {
    const broken = zipped({ 'Soup/recipe.json': { name: 'Soup' }, 'Soup/full.png': 'no image' });
    const { report, imported } = await migrate('nextcloud', broken);

    expect(report.status).toBe('success');
    expect(imported[0]?.imageKey).toBeNull();
  });

  it.each(MigrationType.options)('reports the expected file when %s is random bytes', async (type) => {
    const { report, entries, imported } = await migrate(type, Buffer.from('random bytes that are no export'));

    expect(report.status).toBe('failure');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.message).toContain('Expected: ');
    expect(imported).toEqual([]);
  });

  it('rejects an archive bomb', async () => {
    const { report, entries } = await migrate('nextcloud', zipped({ 'a/recipe.json': Buffer.alloc(30_000_000) }));

    expect(report.status).toBe('failure');
    expect(entries[0]?.exception).toContain('is too large when unpacked');
  });

  it('removes the upload, and publishes an event when it is done', async () => {
    const { report } = await migrate('nextcloud', nextcloud);

    const [event] = await started.parser.eventually.published(ReportFinished, {
      where: (each) => each.reportId === report.id,
    });
    expect(event).toMatchObject({ category: 'migration', name: 'Nextcloud Migration', status: 'success' });
    await waitUntil(async () => (await keysIn(started.store)).every((key) => !key.startsWith('.temp/')));
  });

  it('separates the imports of two users', async () => {
    const [a, b] = await Promise.all([migrate('paprika', EXPORTS.paprika), migrate('tandoor', EXPORTS.tandoor)]);

    expect([a.report.status, b.report.status]).toEqual(['success', 'success']);
    expect([a.entries.length, b.entries.length]).toEqual([1, 1]);
  });

  it('requires a session, and reads uploads only', async () => {
    await expect(start('nextcloud', nextcloud, { actor: null })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await started.store.deletePrefix('.temp');
    const request = {
      reportId: newId(),
      type: 'nextcloud',
      addTag: false,
      uploadKey: 'recipes/1/original.webp',
    } as const;
    await expect(started.parser.as(ana).request(StartMigration, request)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
