import type { AuditEntry } from '@larder/contracts';
import { waitUntil } from '@larder/testing';
import { aUser } from '../../support/users.js';
import { administrator, aVisitor } from '../../support/product.js';

const admin = administrator();
const PATH = '/api/admin/audit';

const entriesOf = async (query: string) =>
  ((await (await admin).get(`${PATH}?${query}`)).body as { items: AuditEntry[] }).items;

describe('the audit log', () => {
  it('records actor, action and target, without secrets', async () => {
    const { api, username } = await aUser();
    const created = await api.post('/api/users/api-tokens', { name: '=Display' });
    const { token } = created.body as { token: string };

    await waitUntil(async () => (await entriesOf(`user=${username}&action=api-token.create`)).length === 1);
    const [entry] = await entriesOf(`user=${username}&action=api-token.create`);

    expect(entry).toMatchObject({
      actor: { name: username },
      target: { kind: 'api-token', name: '=Display' },
      outcome: 'done',
    });
    expect(JSON.stringify(entry)).not.toContain(token);
    const csv = await (await admin).get(`${PATH}/export?user=${username}`);
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(String(csv.body)).toContain(`"'=Display"`);
  });

  it('records the account of a failed sign-in', async () => {
    const { username } = await aUser();
    await expect(aVisitor().signIn(username, 'not the password')).rejects.toThrow();

    await waitUntil(async () => (await entriesOf(`user=${username}&action=session.sign-in`)).length === 2);
    const [failed, first] = await entriesOf(`user=${username}&action=session.sign-in`);

    expect(failed).toMatchObject({ actor: { id: null, name: username }, outcome: 'refused' });
    expect(first).toMatchObject({ actor: { name: username }, outcome: 'done' });
    expect(JSON.stringify(failed)).not.toContain('not the password');
  });

  it('records invitations without their links, and schedules that were run manually', async () => {
    const api = await admin;
    const { token } = (await api.post('/api/households/invitations', { uses: 1 })).body as { token: string };
    expect((await api.delete(`/api/households/invitations/${token}`)).status).toBe(200);
    expect((await api.post('/api/admin/server-tasks/run/unlock-accounts')).status).toBe(202);
    expect((await api.post('/api/admin/server-tasks/run/unknown-job')).status).toBe(404);

    const latest = async (action: string, count: number) => {
      const entries = await waitUntil(async () => {
        const all = await entriesOf(`action=${action}`);
        return all.length >= count ? all : null;
      });
      expect(JSON.stringify(entries)).not.toContain(token);
      return entries.slice(0, count).map(({ target, outcome }) => [target.kind, target.id, outcome]);
    };
    const { householdId } = (await api.get('/api/users/self')).body as { householdId: string };
    expect(await latest('invitation.create', 1)).toEqual([['household', householdId, 'done']]);
    expect(await latest('invitation.delete', 1)).toEqual([['household', householdId, 'done']]);
    expect(await latest('schedule.run', 2)).toEqual([
      ['schedule', 'unknown-job', 'refused'],
      ['schedule', 'unlock-accounts', 'done'],
    ]);
  });

  it('records the files of backups that are created and uploaded', async () => {
    const api = await admin;
    const { export_path: created } = (await api.post('/api/backups/export/database', {})).body as {
      export_path: string;
    };
    const form = new FormData();
    form.set('archive', new Blob(['no archive']), 'old.zip');
    expect((await api.send('POST', '/api/admin/backups/upload', form)).status).toBe(400);
    expect((await api.post('/api/admin/backups')).status).toBe(201);

    const namesOf = async (action: string) => (await entriesOf(`action=${action}`)).map(({ target }) => target.name);
    await waitUntil(async () => (await namesOf('backup.create')).includes(created));
    await waitUntil(async () => (await namesOf('backup.upload')).includes('old.zip'));
    expect((await namesOf('backup.create'))[0]).toMatch(/\.zip$/);
  });

  it('records whose account was unlocked', async () => {
    const { username, api } = await aUser();
    const { id } = (await api.get('/api/users/self')).body as { id: string };
    expect((await api.post(`/api/admin/users/unlock?force=true&userId=${id}`)).status).toBe(403);

    expect((await (await admin).post(`/api/admin/users/unlock?force=true&userId=${id}`)).body).toEqual({ unlocked: 0 });

    const [entry] = await waitUntil(async () => {
      const entries = await entriesOf('action=user.unlock');
      return entries.some(({ target }) => target.id === id) ? entries : null;
    });
    expect(entry).toMatchObject({ target: { kind: 'user', id }, outcome: 'done' });
    expect(entry?.actor.name).not.toBe(username);
  });

  it('is for administrators only, and rejects invalid filters', async () => {
    const { api } = await aUser();
    for (const path of [PATH, `${PATH}/export`]) {
      expect(await aVisitor().get(path)).toMatchObject({ status: 401 });
      expect(await api.get(path)).toMatchObject({ status: 403 });
      expect(await (await admin).get(`${path}?action=dance`)).toMatchObject({ status: 422 });
      expect(await (await admin).get(`${path}?from=soon`)).toMatchObject({ status: 422 });
    }
  });
});
