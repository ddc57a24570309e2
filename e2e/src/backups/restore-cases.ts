import { waitUntil } from '@larder/testing';
import { Api, bodyOf } from '../support/api.js';
import { createBackup, listBackups } from '../support/backups.js';
import { changeSite, fillSite } from '../support/filled-site.js';
import type { OwnInstance } from '../support/instances/own-instance.js';
import { siteState } from '../support/site-state.js';

/** The tests of a restore, for a product in one process and in several. They delete all existing backups first. */
export function restoreCases(instanceOf: () => OwnInstance): void {
  let instance: OwnInstance;
  let admin: Api;

  beforeAll(async () => {
    instance = instanceOf();
    ({ admin } = instance);
    await fillSite(admin);
    for (const { name } of await listBackups(admin)) bodyOf(await admin.delete(`/api/admin/backups/${name}`), 200);
  });

  it('restore all data and files of the backup', async () => {
    const token = (await admin.post('/api/users/api-tokens', { name: 'cron' })).body as { token: string };
    const before = await siteState(admin);
    const [audited, kept] = [await auditBefore(admin), keptKinds(before)];
    expect(kept).toEqual(KEPT_KINDS);
    const created = await admin.post('/api/admin/backups');
    expect(created).toMatchObject({ status: 201, body: { message: 'Backup created successfully', error: false } });
    const backups = await listBackups(admin);
    expect(backups).toMatchObject([{ integrity: 'intact' }]);
    const [{ name = '' } = {}] = backups;

    await changeSite(admin);
    expect(await siteState(admin)).not.toEqual(before);
    const restored = await admin.post(`/api/admin/backups/${name}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { message: 'Restore successful', error: false } });

    // All sessions have ended; API tokens have not.
    expect((await admin.get('/api/users/self')).status).toBe(401);
    expect((await new Api(instance.url, token.token).get('/api/users/self')).status).toBe(200);
    admin = await instance.signIn();
    expect(await siteState(admin)).toEqual(before);
    expect(await audited.again(admin)).toEqual(audited.entries);
    const safetyBackups = (await listBackups(admin)).filter((each) => each.name.startsWith('pre-restore_'));
    expect(safetyBackups).toHaveLength(1);
  });

  it('can be made, restored and changed again afterwards', async () => {
    await changeSite(admin);
    const changed = await siteState(admin);
    const { name } = await createBackup(admin);
    await fillSite(admin);
    const restored = await admin.post(`/api/admin/backups/${name}/restore?safetyBackup=false`);
    expect(restored.status).toBe(200);
    admin = await instance.signIn();
    expect(await siteState(admin)).toEqual(changed);
    expect((await admin.post('/api/recipes', { name: 'After the restore' })).status).toBe(201);
  });
}

/** The paths that must have records, so that the comparison is meaningful: trash, history and past deliveries. */
const KEPT_KINDS = ['cookbooks', 'deliveries', 'plan-entries', 'recipes', 'shopping-lists', 'versions'];

/** Those of which a state has records. */
function keptKinds(state: Record<string, unknown>): string[] {
  const filled = Object.entries(state).filter(([, value]) => {
    const { items } = ((value as { body?: unknown }).body ?? {}) as { items?: unknown[] };
    return items !== undefined && items.length > 0;
  });
  const kinds = filled.flatMap(([path]) => /trash\/([a-z-]+)|\/(deliveries|versions)/.exec(path)?.slice(1) ?? []);
  return [...new Set(kinds.filter(Boolean))].sort();
}

/** The entries of the audit log so far, and a function that reads the same ones again. */
async function auditBefore(api: Api) {
  const read = async (caller: Api, query: string) =>
    ((await caller.get(`/api/admin/audit?perPage=500${query}`)).body as { items: unknown[] }).items;
  await waitUntil(async () => (await read(api, '&action=api-token.create')).length > 0);
  const until = `&to=${new Date().toISOString()}`;
  return { entries: await read(api, until), again: (caller: Api) => read(caller, until) };
}
