import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerTask } from '@larder/contracts/admin/server-task';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../testing/builders.js';
import { answer, type Routes } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const aTask = (changes: Partial<ServerTask>): ServerTask => ({
  id: 1,
  groupId: 'home-id',
  name: 'Bulk Recipe Import',
  kind: 'bulk-import',
  status: 'running',
  progress: 40,
  createdAt: '2026-01-01T12:00:00Z',
  startedAt: '2026-01-01T12:00:00Z',
  completedDate: null,
  attempts: 1,
  error: null,
  log: '2026-01-01T12:00:00Z: Queued',
  ...changes,
});
const broken = aTask({ id: 2, kind: 'migration', status: 'failed', error: 'All imports failed.' });
const tick = aTask({ id: 3, groupId: null, kind: 'scheduled', name: 'exports-purge', status: 'finished' });
const schedule = {
  id: 'exports-purge',
  pattern: '45 23 * * *',
  timezone: 'UTC',
  nextRunAt: '2026-01-02T23:45:00Z',
  lastRun: tick,
};
const nightly = { ...schedule, id: 'unknown-job', lastRun: null };
const repairs = { ...schedule, id: 'repair-data', lastRun: null };

const server = (routes: Routes = {}) =>
  homeServer(
    {
      'GET /api/admin/server-tasks': answer(aPage([aTask({}), broken, tick])),
      'GET /api/admin/server-tasks/schedules': answer([schedule, nightly, repairs]),
      'GET /api/admin/groups': answer(aPage([{ id: 'home-id', name: 'Home', households: [], users: [] }])),
      ...routes,
    },
    aUser({ admin: true }),
  );
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

afterEach(resetApp);

describe('background tasks', () => {
  it('show kind, owner and progress', async () => {
    server();
    openApp('/admin/background-tasks');

    const running = await rowOf(/Bulk import/);
    expect(await running.findByText('Home')).toBeVisible();
    expect(running.getByText('Running')).toBeVisible();
    expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const failed = await rowOf(/Import from another app/);
    expect(failed.getByText('All imports failed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Background tasks' })).toHaveAttribute('aria-current', 'page');
  });

  it('are filtered by status, which is kept in the URL', async () => {
    const calls = server({ 'GET /api/admin/server-tasks': answer(aPage([])) });
    const { user, path } = openApp('/admin/background-tasks');
    expect(await screen.findByText('No background tasks yet.')).toBeVisible();

    await user.click(screen.getByText('Failed'));

    expect(await screen.findByText('No matching tasks.')).toBeVisible();
    expect(path()).toBe('/admin/background-tasks?status=failed');
    expect(calls.some(({ query }) => query.get('status') === 'failed')).toBe(true);
  });

  it('are shown from the first page again when the last one is empty', async () => {
    server({
      'GET /api/admin/server-tasks': ({ query }) =>
        answer(aPage(query.get('page') === '1' ? [aTask({})] : [], { total_pages: 1, total: 1 })),
    });
    const { path } = openApp('/admin/background-tasks?page=2');

    expect(await screen.findByRole('row', { name: /Bulk import/ })).toBeVisible();
    expect(path()).toBe('/admin/background-tasks');
  });

  it('can be retried only when they have failed', async () => {
    const calls = server({ 'POST /api/admin/server-tasks/2/retry': answer(broken, 202) });
    const { user } = openApp('/admin/background-tasks');

    await user.click(await screen.findByRole('button', { name: 'Retry Import from another app' }));

    expect(await screen.findByText('Retrying')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Retry / })).toHaveLength(1);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are removed after a confirmation, and show the reason when that fails', async () => {
    const gone = { detail: { message: 'Not found.', error: true, exception: null } };
    server({ 'DELETE /api/admin/server-tasks/2': answer(gone, 404) });
    const { user } = openApp('/admin/background-tasks');

    await user.click(await screen.findByRole('button', { name: 'Delete Import from another app' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Not found.')).toBeVisible();
  });

  it('that are scheduled show their next run and can be run now', async () => {
    const calls = server({ 'POST /api/admin/server-tasks/run/unknown-job': answer(tick, 202) });
    const { user } = openApp('/admin/background-tasks');

    expect((await rowOf(/unknown-job/)).getByText('Never')).toBeVisible();
    expect((await rowOf(/Repair data/)).getByText('Never')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Run now: unknown-job' }));

    expect(await screen.findByText('Task started')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(true);
  });

  it('can be reloaded after a failure', async () => {
    let away = true;
    server({
      'GET /api/admin/server-tasks': () => (away ? answer({ detail: 'broken' }, 500) : answer(aPage([aTask({})]))),
    });
    const { user } = openApp('/admin/background-tasks');
    const again = await screen.findByRole('button', { name: 'Try again' });
    away = false;

    await user.click(again);

    expect(await screen.findByRole('row', { name: /Bulk import/ })).toBeVisible();
  });

  it('show that only their schedules could not be loaded', async () => {
    let isBroken = true;
    server({
      'GET /api/admin/server-tasks/schedules': () => (isBroken ? answer({ detail: 'broken' }, 500) : answer([nightly])),
    });
    const { user } = openApp('/admin/background-tasks');
    const schedules = within(await screen.findByRole('region', { name: 'Scheduled tasks' }));
    expect(screen.getByRole('row', { name: /Bulk import/ })).toBeVisible();
    isBroken = false;

    await user.click(schedules.getByRole('button', { name: 'Try again' }));

    expect(await schedules.findByRole('row', { name: /unknown-job/ })).toBeVisible();
  });

  it('are for administrators only', async () => {
    homeServer();
    const { path } = openApp('/admin/background-tasks');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});
