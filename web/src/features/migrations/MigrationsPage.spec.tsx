import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '../../testing/builders.js';
import { fakeLive } from '../../testing/fake-live.js';
import { answer, type Answer, type Routes } from '../../testing/fake-server.js';
import { fakeUploads } from '../../testing/fake-upload.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const summary = {
  id: 'r1',
  groupId: 'home-id',
  timestamp: '2026-01-01T00:00:00Z',
  category: 'migration',
  name: 'Nextcloud Migration',
  status: 'partial',
  done: 2,
  total: 2,
};
const entry = (id: string, success: boolean, message: string) => ({
  id,
  success,
  message,
  reportId: 'r1',
  timestamp: '2026-01-01T00:00:00Z',
  exception: success ? '' : 'Error: recipe.json not found',
});
const report = {
  ...summary,
  entries: [entry('a', true, 'Imported Soup successfully'), entry('b', false, 'Failed to import Stew')],
};

const migrationServer = (routes: Routes = {}) =>
  homeServer(
    { 'GET /api/groups/reports': answer([summary]), 'GET /api/groups/reports/r1': answer(report), ...routes },
    aUser({ advanced: true }),
  );

beforeEach(fakeUploads);
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('importing from another app', () => {
  it('uploads the file of the selected app and opens the report', async () => {
    const calls = migrationServer({ 'POST /api/groups/migrations': answer(summary) });
    const { user, path } = openApp('/group/migrations?from=nextcloud');

    expect(await screen.findByText(/Download the folder with your recipes from Nextcloud/)).toBeVisible();
    await user.upload(screen.getByLabelText('Choose file'), new File(['x'], 'Recipes.zip'));
    await user.click(screen.getByRole('checkbox', { name: 'Tag all recipes with nextcloud' }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('link', { name: 'Show results' }));

    await waitFor(() => expect(path()).toBe('/group/reports/r1'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      migration_type: 'nextcloud',
      add_migration_tag: 'true',
    });
  });

  it('shows the progress on request when it could not be loaded', async () => {
    let attempts = 0;
    migrationServer({
      'POST /api/groups/migrations': answer(summary),
      'GET /api/groups/reports/r1': () => answer(report, (attempts += 1) === 1 ? 500 : 200),
    });
    const { user } = openApp('/group/migrations?from=nextcloud');

    await user.upload(await screen.findByLabelText('Choose file'), new File(['x'], 'Recipes.zip'));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Show results' })).toBeVisible();
  });

  it('repeats an upload with an expired session once the user has signed in again', async () => {
    let session = false;
    migrationServer({
      'POST /api/groups/migrations': () => (session ? answer(summary) : answer({ detail: 'Unauthorized' }, 401)),
      'POST /api/auth/token': () => {
        session = true;
        return answer({ access_token: 'x', token_type: 'bearer' });
      },
    });
    const { user } = openApp('/group/migrations?from=nextcloud');

    await user.upload(await screen.findByLabelText('Choose file'), new File(['x'], 'Recipes.zip'));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.type(await screen.findByLabelText('Email or username'), 'ana');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');

    expect(await screen.findByRole('link', { name: 'Show results' })).toBeVisible();
  });

  it('shows why it failed and keeps the file', async () => {
    migrationServer({ 'POST /api/groups/migrations': answer({ detail: 'x' }, 413) });
    const { user } = openApp('/group/migrations');

    await user.upload(await screen.findByLabelText('Choose file'), new File(['x'], 'mealie.zip'));
    await user.click(screen.getByRole('button', { name: 'Import' }));

    expect(await screen.findByText('The file is too large for the server.')).toBeVisible();
    expect(screen.getByText('mealie.zip')).toBeVisible();
  });

  it('keeps the next file that is chosen while the first one is uploaded', async () => {
    let finish: (response: Answer) => void = () => undefined;
    migrationServer({ 'POST /api/groups/migrations': () => new Promise<Answer>((resolve) => (finish = resolve)) });
    const { user } = openApp('/group/migrations?from=nextcloud');

    await user.upload(await screen.findByLabelText('Choose file'), new File(['x'], 'Recipes.zip'));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.upload(screen.getByLabelText('Choose file'), new File(['y'], 'More.zip'));
    finish(answer(summary));

    expect(await screen.findByRole('link', { name: 'Show results' })).toBeVisible();
    expect(screen.getByText('More.zip')).toBeVisible();
  });

  it('is shown only with advanced features', async () => {
    homeServer();
    const { path } = openApp('/group/migrations');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});

describe('reports', () => {
  it('show what failed, and why', async () => {
    migrationServer();
    const { user } = openApp('/group/reports/r1');

    expect(await screen.findByText('Imported Soup successfully')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only failed' }));
    expect(screen.queryByText('Imported Soup successfully')).toBeNull();
    await user.click(screen.getByText('Details'));
    expect(screen.getByText('Error: recipe.json not found')).toBeVisible();
  });

  it('are listed by kind and can be deleted', async () => {
    let gone = false;
    const calls = migrationServer({
      'GET /api/groups/reports': () => answer(gone ? [] : [summary]),
      'DELETE /api/groups/reports/r1': () => {
        gone = true;
        return answer({ message: 'Report deleted.', error: false });
      },
    });
    const { user, path } = openApp('/group/reports');

    expect(await screen.findByRole('link', { name: 'Nextcloud Migration' })).toBeVisible();
    await user.click(screen.getByText('Imports from other apps'));
    expect(path()).toBe('/group/reports?of=migration');
    await user.click(await screen.findByRole('button', { name: /^Delete Nextcloud Migration/ }));

    expect(await screen.findByText('No reports yet.')).toBeVisible();
    expect(calls.findLast(({ path: called }) => called === '/api/groups/reports')?.query.get('report_type')).toBe(
      'migration',
    );
  });
});

describe('a running report', () => {
  const running = { ...report, status: 'in-progress', done: 1, total: 9, entries: [entry('a', true, 'Imported Soup')] };
  const message = { reportId: 'r1', category: 'migration', status: 'in-progress', done: 4, total: 9 };
  let live: ReturnType<typeof fakeLive>;
  beforeEach(() => {
    live = fakeLive();
  });
  afterEach(() => live.forget());

  it('shows its progress live, and its entries when it has ended', async () => {
    let stored: object = running;
    migrationServer({ 'GET /api/groups/reports/r1': () => answer(stored) });
    openApp('/group/reports/r1');
    expect(await screen.findByText('1 of 9')).toBeVisible();

    act(() => live.send('import', message));
    expect(await screen.findByText('4 of 9')).toBeVisible();

    stored = report;
    act(() => live.send('import', { reportId: 'r1', category: 'migration', status: 'partial' }));
    expect(await screen.findByText('Failed to import Stew')).toBeVisible();
  });

  it('is not shown as running again after a late message', async () => {
    migrationServer();
    openApp('/group/reports/r1');
    expect(await screen.findByText('Imported Soup successfully')).toBeVisible();

    act(() => live.send('import', { ...message, done: 1 }));
    expect(screen.queryByText('1 of 9')).toBeNull();
    expect(screen.getByText('Failed to import Stew')).toBeVisible();
  });

  it('is updated in the list, and a new one appears there', async () => {
    let stored = [{ ...summary, status: 'in-progress', done: 1, total: 9 }];
    migrationServer({ 'GET /api/groups/reports': () => answer(stored) });
    openApp('/group/reports');
    expect(await screen.findByText('1 of 9')).toBeVisible();

    act(() => live.send('import', message));
    expect(await screen.findByText('4 of 9')).toBeVisible();

    stored = [{ ...summary, id: 'r2', name: 'Paprika Migration', status: 'in-progress' }, ...stored];
    act(() => live.send('import', { ...message, reportId: 'r2', done: 0, total: null }));
    expect(await screen.findByRole('link', { name: 'Paprika Migration' })).toBeVisible();
  });

  it('is requested once by a list that does not show it, and again when it has finished', async () => {
    const calls = migrationServer();
    openApp('/group/reports?of=migration');
    await screen.findByRole('link', { name: 'Nextcloud Migration' });
    const requests = () => calls.filter(({ path }) => path === '/api/groups/reports').length;
    const other = { ...message, reportId: 'r2', category: 'bulk_import' };

    act(() => live.send('import', { ...other, done: 1 }));
    await waitFor(() => expect(requests()).toBe(2));
    act(() => live.send('import', { ...other, done: 2 }));
    act(() => live.send('import', { ...other, done: undefined, status: 'success' }));

    await waitFor(() => expect(requests()).toBe(3));
  });
});
