import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { bytesOf } from './bytes-of.js';

const admin = aUser({ admin: true, email: 'ana@example.org' });
const PATH = '/api/admin/maintenance';
const summary = { dataDirSize: '1.3 GB', logFileSize: '0 bytes', cleanableImages: 3, cleanableDirs: 0 };
const storage = {
  tempDirSize: '0 bytes',
  backupsDirSize: '48.31 MB',
  groupsDirSize: '4.0 KB',
  recipesDirSize: '1.25 GB',
  userDirSize: '212.5 KB',
  groups: [{ groupId: 'g1', name: 'Home', size: '1.2 GB', bytes: 1_288_490_189 }],
};

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});
describe('maintenance', () => {
  it('parses sizes for its chart', () => {
    expect([bytesOf('12 bytes'), bytesOf('1.5 KB'), bytesOf('2.0 GB'), bytesOf('?')]).toEqual([12, 1536, 2 ** 31, 0]);
  });

  it('shows the storage, and asks before a clean-up', async () => {
    const calls = homeServer(
      {
        [`GET ${PATH}`]: answer(summary),
        [`GET ${PATH}/storage`]: answer(storage),
        [`GET ${PATH}/logs`]: answer({ logs: ['{"msg":"started"}\n'] }),
        [`POST ${PATH}/clean/images`]: answer({ message: '3 Images cleaned', error: false }),
      },
      admin,
    );
    const { user } = openApp('/admin/maintenance');

    expect(await screen.findByText('1.3 GB in total')).toBeVisible();
    const barOf = (size: string) => screen.getByText(size).previousElementSibling;
    expect([barOf('0 bytes'), barOf('48.31 MB')]).toEqual([null, expect.any(HTMLElement)]);
    const byGroup = within(screen.getByRole('region', { name: 'Storage by group' }));
    expect([byGroup.getByText('Home'), byGroup.getByText('1.2 GB')]).toHaveLength(2);
    expect(await screen.findByText('{"msg":"started"}')).toBeVisible();
    const [images] = screen.getAllByRole('button', { name: 'Clean up' });
    await user.click(images as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ query }) => query.get('dryRun'))).toEqual(['true']);
    await user.click(dialog.getByRole('button', { name: 'Clean up' }));

    expect(await screen.findByText('3 Images cleaned')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ query }) => query.get('dryRun'))).toEqual([
      'true',
      'false',
    ]);
  });

  it('reads 500 log lines, again on request, and says when there are none', async () => {
    let logs = ['no log file found'];
    const calls = homeServer(
      {
        [`GET ${PATH}`]: answer(summary),
        [`GET ${PATH}/storage`]: answer(storage),
        [`GET ${PATH}/logs`]: () => answer({ logs }),
      },
      admin,
    );
    const { user } = openApp('/admin/maintenance');

    expect(await screen.findByText('No matching log lines.')).toBeVisible();
    expect(calls.find(({ path }) => path === `${PATH}/logs`)?.query.get('lines')).toBe('500');
    logs = ['{"msg":"started"}\n'];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByText('{"msg":"started"}')).toBeVisible();
  });

  it('reads the number of log lines that is typed into the emptied field', async () => {
    const calls = homeServer(
      {
        [`GET ${PATH}`]: answer(summary),
        [`GET ${PATH}/storage`]: answer(storage),
        [`GET ${PATH}/logs`]: answer({ logs: [] }),
      },
      admin,
    );
    const { user } = openApp('/admin/maintenance');

    const lines = await screen.findByRole('spinbutton', { name: 'Lines' });
    await user.clear(lines);
    await user.type(lines, '20');

    expect(lines).toHaveValue('20');
    const requestedLines = () => calls.findLast(({ path }) => path === `${PATH}/logs`)?.query.get('lines');
    await waitFor(() => expect(requestedLines()).toBe('20'));
  });

  it('shows the size of files without owner before it removes them, and no confirmation when there are none', async () => {
    let objects = 2;
    homeServer(
      {
        [`GET ${PATH}`]: answer(summary),
        [`GET ${PATH}/storage`]: answer(storage),
        [`GET ${PATH}/logs`]: answer({ logs: [] }),
        [`POST ${PATH}/clean/orphans`]: () => answer({ message: '', error: false, objects, bytes: objects * 1024 }),
      },
      admin,
    );
    const { user } = openApp('/admin/maintenance');

    const row = (await screen.findByText('Orphaned files')).closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Clean up' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 files \(2 kB\) will be removed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Clean up' }));
    expect(await screen.findByText('2 files removed (2 kB)')).toBeVisible();

    objects = 0;
    await user.click(within(row).getByRole('button', { name: 'Clean up' }));
    expect(await screen.findByText('Nothing to clean up')).toBeVisible();
  });
});
