import type { AuditEntry } from '@larder/contracts';
import { waitUntil } from '@larder/testing';
import { createBackup } from '../../support/backups.js';
import { aUser } from '../../support/users.js';
import { administrator, aVisitor } from '../../support/instances/product.js';

const admin = administrator();
const PATH = '/api/admin/audit';

const entriesOf = async (query: string) =>
  ((await (await admin).get(`${PATH}?${query}`)).body as { items: AuditEntry[] }).items;

/** The entries of a query, newest first, once there are as many. */
async function waitForEntries(query: string, count: number): Promise<AuditEntry[]> {
  await waitUntil(async () => (await entriesOf(query)).length >= count, { what: `audit entries of ${query}` });
  const entries = await entriesOf(query);
  expect(entries).toHaveLength(count);
  return entries;
}

describe('the audit log', () => {
  it('records actor, action and target, without secrets', async () => {
    const { api, username } = await aUser();
    const created = await api.post('/api/users/api-tokens', { name: '=Display' });
    const { token } = created.body as { token: string };

    const [entry] = await waitForEntries(`user=${username}&action=api-token.create`, 1);

    expect(entry).toMatchObject({
      actor: { name: username },
      target: { kind: 'api-token', name: '=Display' },
      outcome: 'done',
    });
    expect(JSON.stringify(entry)).not.toContain(token);
    const csv = await (await admin).get(`${PATH}/export?user=${username}`);
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('cache-control')).toBe('no-store');
    expect(String(csv.body)).toContain(`"'=Display"`);
  });

  it('records the account of a failed sign-in', async () => {
    const { username } = await aUser();
    await expect(aVisitor().signIn(username, 'not the password')).rejects.toThrow('401');

    const [failed, first] = await waitForEntries(`user=${username}&action=session.sign-in`, 2);

    expect(failed).toMatchObject({ actor: { id: null, name: username }, outcome: 'refused' });
    expect(first).toMatchObject({ actor: { name: username }, outcome: 'done' });
    expect(JSON.stringify(failed)).not.toContain('not the password');
  });

  it('records invitations without their links, and schedules that were run manually', async () => {
    const { api, username, householdId } = await aUser({}, { admin: true, canInvite: true });
    const { token } = (await api.post('/api/households/invitations', { uses: 1 })).body as { token: string };
    expect((await api.delete(`/api/households/invitations/${token}`)).status).toBe(200);
    expect((await api.post('/api/admin/server-tasks/run/unlock-accounts')).status).toBe(202);
    expect((await api.post('/api/admin/server-tasks/run/unknown-job')).status).toBe(404);

    const recorded = async (action: string, count: number) => {
      const entries = await waitForEntries(`user=${username}&action=${action}`, count);
      expect(JSON.stringify(entries)).not.toContain(token);
      return entries.map(({ target, outcome }) => [target.kind, target.id, outcome]);
    };
    expect(await recorded('invitation.create', 1)).toEqual([['household', householdId, 'done']]);
    expect(await recorded('invitation.delete', 1)).toEqual([['household', householdId, 'done']]);
    expect(await recorded('schedule.run', 2)).toEqual([
      ['schedule', 'unknown-job', 'refused'],
      ['schedule', 'unlock-accounts', 'done'],
    ]);
  });

  it('records the files of backups that are created and uploaded', async () => {
    const { api, username } = await aUser({}, { admin: true });
    const { export_path: created } = (await api.post('/api/backups/export/database', {})).body as {
      export_path: string;
    };
    const form = new FormData();
    form.set('archive', new Blob(['no archive']), 'old.zip');
    expect((await api.send('POST', '/api/admin/backups/upload', form)).status).toBe(400);
    const { name: newest } = await createBackup(api);

    const namesOf = async (action: string, count: number) =>
      (await waitForEntries(`user=${username}&action=${action}`, count)).map(({ target }) => target.name);
    expect(await namesOf('backup.create', 2)).toEqual([newest, created]);
    expect(await namesOf('backup.upload', 1)).toEqual(['old.zip']);
  });

  it('records whose account was unlocked', async () => {
    const { id, api } = await aUser();
    const other = await aUser({}, { admin: true });
    expect((await api.post(`/api/admin/users/unlock?force=true&userId=${id}`)).status).toBe(403);

    expect((await other.api.post(`/api/admin/users/unlock?force=true&userId=${id}`)).body).toEqual({ unlocked: 0 });

    expect(await waitForEntries(`user=${other.username}&action=user.unlock`, 1)).toMatchObject([
      { actor: { name: other.username }, target: { kind: 'user', id }, outcome: 'done' },
    ]);
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
