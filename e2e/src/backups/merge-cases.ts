import { waitUntil } from '@larder/testing';
import { Api } from '../support/api.js';
import { createBackup, listBackups, uploadBackup } from '../support/backups.js';
import { fillSite } from '../support/filled-site.js';
import type { OwnInstance } from '../support/instances/own-instance.js';
import { siteState } from '../support/site-state.js';
import { existingData, groupNames, type ExistingData } from './existing-data.js';
import { aMealieBackup, hasBackupImage, MEALIE_BACKUP } from './mealie-backup.js';
import { DUMP_PASSWORD, uuid } from './small-dump.js';

const OWN_PASSWORD = 'another-word-7';

/** The tests of adding a backup as new groups to a new site, for a product in one process and in several. */
export function mergeCases(instanceOf: () => OwnInstance): void {
  let instance: OwnInstance;
  let admin: Api;
  let before: ExistingData;

  beforeAll(async () => {
    instance = instanceOf();
    ({ admin } = instance);
    await fillSite(admin);
    const dora = { username: 'dora', fullName: 'Dora', email: 'dora@example.org', password: OWN_PASSWORD };
    expect((await admin.post('/api/admin/users', { ...dora, group: 'Home', household: 'Family' })).status).toBe(201);
    expect((await uploadBackup(admin, MEALIE_BACKUP, aMealieBackup())).status).toBe(200);
    before = await existingData(admin);
  });

  const signIn = (name: string, password: string) => instance.signIn(name, password);
  const merge = (api: Api, name = MEALIE_BACKUP) => api.post(`/api/admin/backups/${name}/restore?merge=true`);
  const statusOfSignIn = async (username: string, password: string) => {
    const body = new URLSearchParams({ username, password });
    return (await new Api(instance.url).post('/api/auth/token', body)).status;
  };

  it('must be one of Mealie, and is added by administrators only', async () => {
    const { name: own } = await createBackup(admin);
    expect((await listBackups(admin)).find(({ name }) => name === MEALIE_BACKUP)?.product).toBe('mealie');

    const refused = await merge(admin, own);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Only a backup of Mealie can be added as new groups.');
    expect((await merge(await signIn('dora', OWN_PASSWORD))).status).toBe(403);
    expect((await merge(new Api(instance.url))).status).toBe(401);
    expect(await existingData(admin, before)).toEqual(before);
  });

  it('changes no existing data, and ends no session', async () => {
    expect(await merge(admin)).toMatchObject({ status: 200, body: { message: 'Groups added', error: false } });

    expect(await existingData(admin, before)).toEqual(before);
    expect(await groupNames(admin)).toEqual(['Home', 'Home 2']);
    const run = (await admin.get('/api/admin/backups/runs/latest')).body as { report: string[] };
    expect(run.report).toContain('recipes: 1 rows');
    expect(run.report).toContain('groups: “Home” already exists, the new group is named “Home 2”');
    expect(run.report).toContain('users: “dora” already exists, the new user signs in as “dora-2”');
    expect(run.report).toContain('users: “dora-2” was an administrator, and manages the group here');
    const audited = await waitUntil(async () => {
      const { body } = await admin.get('/api/admin/audit?action=backup.merge');
      return (body as { items: object[] }).items.find((each) => (each as { outcome: string }).outcome === 'done');
    });
    expect(audited).toMatchObject({ actor: { name: 'ana' }, target: { kind: 'backup', name: MEALIE_BACKUP } });
    expect((await admin.get('/api/admin/audit?action=backup.restore')).body).toMatchObject({ total: 0 });
  });

  it('lets its users sign in with their passwords, but not into existing accounts', async () => {
    expect(await statusOfSignIn('dora', DUMP_PASSWORD)).toBe(401);
    expect(await statusOfSignIn('dora@example.org', DUMP_PASSWORD)).toBe(401);
    expect(await statusOfSignIn('dora-2', OWN_PASSWORD)).toBe(401);
    const theirs = await signIn('dora', OWN_PASSWORD);
    expect((await theirs.get('/api/users/self')).body).toMatchObject({ group: 'Home', email: 'dora@example.org' });

    const moved = await signIn('dora-2', DUMP_PASSWORD);
    const { body: self } = await moved.get('/api/users/self');
    expect(self).toMatchObject({ group: 'Home 2', household: 'Family', admin: false, canManage: true });
    expect((self as { email: string }).email).toMatch(/@moved\.invalid$/);
    expect((await moved.get('/api/admin/users')).status).toBe(403);
    // The second time with the new hash.
    await signIn('dora-2', DUMP_PASSWORD);
  });

  it('is complete for its users, under new ids, and hidden from other groups', async () => {
    const moved = await signIn('dora-2', DUMP_PASSWORD);
    const { body: recipe } = await moved.get('/api/recipes/pea-soup-of-dora');
    expect(recipe).toMatchObject({
      tags: [{ name: 'Winter' }],
      recipeIngredient: [{ quantity: 500, food: { name: 'peas' }, display: '500 peas' }],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    const { id } = recipe as { id: string };
    expect(id).not.toBe(uuid(10));
    expect(await hasBackupImage(moved, id)).toBe(true);
    expect((await moved.get('/api/recipes?search=soup')).body).toMatchObject({ total: 1 });
    const { body: plan } = await moved.get('/api/households/mealplans');
    expect(plan).toMatchObject({ items: [{ date: '2026-01-06', recipe: { id } }] });

    const other = await signIn('dora', OWN_PASSWORD);
    expect((await other.get('/api/recipes/pea-soup-of-dora')).status).toBe(404);
    expect((await other.get('/api/recipes?search=dora')).body).toMatchObject({ total: 0 });
    for (const caller of [other, new Api(instance.url)]) expect(await hasBackupImage(caller, id)).toBe(false);
    expect((await moved.get('/api/recipes/pea-soup')).status).toBe(404);
    const next = (await admin.post('/api/households/mealplans', { date: '2026-01-07', title: 'Rest' })).body;
    const [first] = (plan as { items: { id: number }[] }).items;
    expect((next as { id: number }).id).toBe((first?.id ?? 0) + 1);
    await admin.delete(`/api/households/mealplans/${(next as { id: number }).id}`);
  });

  it('is repaired: foods that were named by keys have names', async () => {
    const moved = await signIn('dora-2', DUMP_PASSWORD);

    await waitUntil(async () => {
      const { items } = (await moved.get('/api/foods?perPage=-1')).body as { items: { name: string }[] };
      return items.some(({ name }) => name === 'bell pepper') && items.every(({ name }) => !name.includes('-'));
    });
  });

  it('can be added twice: the groups of the first time do not change', async () => {
    const [first, own] = [await signIn('dora-2', DUMP_PASSWORD), await existingData(admin)];
    const firstState = await siteState(first);

    expect((await merge(admin)).status).toBe(200);

    expect(await siteState(first)).toEqual(firstState);
    expect(await existingData(admin, own)).toEqual(own);
    expect(await groupNames(admin)).toEqual(['Home', 'Home 2', 'Home 3']);
    const second = await signIn('dora-3', DUMP_PASSWORD);
    expect((await second.get('/api/users/self')).body).toMatchObject({ group: 'Home 3' });
    const { id } = (await second.get('/api/recipes/pea-soup-of-dora')).body as { id: string };
    expect(await hasBackupImage(second, id)).toBe(true);
    expect((await second.post('/api/recipes', { name: 'After' })).status).toBe(201);
    expect(await siteState(first)).toEqual(firstState);
  });
}
