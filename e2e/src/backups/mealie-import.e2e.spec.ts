import { createHmac } from 'node:crypto';
import { SETTINGS } from '../../support/settings.mjs';
import { Api } from '../support/api.js';
import { listBackups, uploadBackup } from '../support/backups.js';
import { zipOf } from '../support/fixtures/zip.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { aMealieBackup, hasBackupImage, MEALIE_BACKUP } from './mealie-backup.js';
import { aSmallDump, DUMP_PASSWORD, uuid } from './small-dump.js';

const MEALIE_SECRET = 'the secret of the other site';

/** An API token of `dora` that the other site has signed. */
function aMealieToken(): string {
  const claims = { long_token: true, id: uuid(3), name: 'hub', exp: Math.floor(Date.now() / 1000) + 3_600 };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  const text = parts.map((part) => part.toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', MEALIE_SECRET).update(text).digest('base64url')}`;
}

describe('a backup of Mealie', () => {
  let instance: OwnInstance;
  beforeAll(async () => {
    instance = await startOwnInstance({ ...SETTINGS, MEALIE_SECRET });
    await instance.admin.post('/api/recipes', { name: 'Before' });
  });
  afterAll(() => instance.stop());

  it('that is invalid is rejected, and changes nothing', async () => {
    const files = { 'data/templates/recipes.md': '# {{ name }}' };
    for (const database of ['{', '[]', '{"alembic_version":[]}', '{"alembic_version":[],"users":[{"id":1}]}']) {
      const refused = await uploadBackup(
        instance.admin,
        'mealie_x.zip',
        zipOf({ 'database.json': database, ...files }),
      );
      expect(refused.status).toBe(400);
    }
    expect(await listBackups(instance.admin)).toEqual([]);
    expect((await instance.admin.get('/api/recipes')).body).toMatchObject({ total: 1 });
  });

  it('is imported completely: users sign in with their passwords and find their data', async () => {
    const token = aMealieToken();
    const tokens = [{ id: 7, name: 'hub', token, user_id: uuid(3) }];
    const archive = aMealieBackup({ ...aSmallDump(), long_live_tokens: tokens });
    expect(await uploadBackup(instance.admin, MEALIE_BACKUP, archive)).toMatchObject({
      status: 200,
      body: { message: 'Backup uploaded', error: false },
    });
    const restored = await instance.admin.post(`/api/admin/backups/${MEALIE_BACKUP}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { message: 'Restore successful', error: false } });

    const dora = await instance.signIn('dora', DUMP_PASSWORD);
    expect((await dora.get('/api/users/self')).body).toMatchObject({ group: 'Home', household: 'Family', admin: true });
    expect((await dora.get('/api/recipes/pea-soup-of-dora')).body).toMatchObject({
      id: uuid(10),
      tags: [{ name: 'Winter', slug: 'winter' }],
      recipeIngredient: [{ quantity: 500, food: { name: 'peas' }, display: '500 peas' }],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    expect((await dora.get('/api/organizers/tags')).body).toMatchObject({ items: [{ name: 'Winter' }] });
    expect((await new Api(instance.url, token).get('/api/users/self')).body).toMatchObject({
      username: 'dora',
      tokens: [{ name: 'hub', id: 7 }],
    });
    expect((await dora.get('/api/recipes?search=soup')).body).toMatchObject({ total: 1 });
    expect((await dora.get('/api/households/mealplans')).body).toMatchObject({
      items: [{ id: 12, date: '2026-01-06' }],
    });
    expect((await dora.get(`/api/groups/reports/${uuid(60)}`)).body).toMatchObject({
      name: 'Move',
      status: 'success',
      timestamp: '2026-01-02T00:00:00.000Z',
      entries: [{ success: true, message: 'Soup' }],
    });
    expect(await hasBackupImage(dora, uuid(10))).toBe(true);

    // The next numbers follow the imported ones, and a second sign-in works with the new hash.
    expect((await dora.post('/api/households/mealplans', { date: '2026-01-07', title: 'Rest' })).body).toMatchObject({
      id: 13,
    });
    const again = await instance.signIn('dora@example.org', DUMP_PASSWORD);
    const run = (await again.get('/api/admin/backups/runs/latest')).body as { report: string[] };
    expect(run.report).toContain('recipes: 1 rows');
  });
});
