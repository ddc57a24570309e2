import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser } from '../../testing/builders.js';
import { ABOUT, answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, tidyUp } from '../../testing/open-app.js';
import { bytesOf } from './maintenance/bytes-of.js';
import { siteChecks } from './site/site-checks.js';

const admin = aUser({ admin: true, email: 'ana@example.org' });
const about = {
  ...ABOUT,
  ...{ versionLatest: '1.0.0', apiPort: 9000, apiDocs: true, dbType: 'mongodb', dbUrl: 'mongodb://db' },
  ...{ defaultGroup: 'Home', defaultHousehold: 'Family', buildId: 'abc123', recipeScraperVersion: '1.0.0' },
};
const checks = {
  ...{ emailReady: true, ldapReady: false, oidcReady: false, enableOpenai: false, baseUrlSet: false, isUpToDate: true },
};
const PATH = '/api/admin/maintenance';
const summary = { dataDirSize: '1.3 GB', logFileSize: '0 bytes', cleanableImages: 3, cleanableDirs: 0 };
const storage = {
  ...{ tempDirSize: '0 bytes', backupsDirSize: '48.31 MB', groupsDirSize: '4.0 KB' },
  ...{ recipesDirSize: '1.25 GB', userDirSize: '212.5 KB' },
  groups: [{ groupId: 'g1', name: 'Home', size: '1.2 GB', bytes: 1_288_490_189 }],
};

afterEach(async () => {
  jest.restoreAllMocks();
  await tidyUp();
});

describe('site settings', () => {
  it('rates missing settings by severity', () => {
    const levels = siteChecks(checks, { protocol: 'http:', hostname: 'kitchen.lan' }).map(
      ({ key, level }) => `${key} ${level}`,
    );
    expect(levels).toEqual([
      ...['up-to-date success', 'secure error', 'base-url error', 'ldap warning', 'oidc warning', 'openai warning'],
    ]);
    expect(siteChecks(checks, { protocol: 'http:', hostname: 'localhost' })[1]?.level).toBe('success');
  });

  it.each([
    ['1.2.0', '1.0.0 is installed, 1.2.0 is the latest version.'],
    ['error fetching version', 'The latest version could not be looked up.'],
  ])('names the versions when %s is not the installed one', async (versionLatest, advice) => {
    homeServer(
      {
        'GET /api/admin/about': answer({ ...about, appVersion: '1.0.0', versionLatest }),
        'GET /api/admin/about/check': answer({ ...checks, isUpToDate: false }),
      },
      admin,
    );
    openApp('/admin/site-settings');

    expect(await screen.findByText(advice)).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'About' }));
    expect(facts.getByText('Latest version').nextSibling).toHaveTextContent(versionLatest);
    expect(facts.getByText('Recipe scraper version').nextSibling).toHaveTextContent('1.0.0');
  });

  it('sends a test mail and shows the response of the mail server', async () => {
    const calls = homeServer(
      {
        'GET /api/admin/about': answer(about),
        'GET /api/admin/about/check': answer(checks),
        'POST /api/admin/email': answer({ success: false, error: '550 no such user' }),
      },
      admin,
    );
    const { user } = openApp('/admin/site-settings');

    const panel = within(await screen.findByRole('region', { name: 'Email' }));
    expect(panel.getByRole('textbox')).toHaveValue('ana@example.org');
    await user.click(panel.getByRole('button', { name: 'Send test email' }));
    expect(await panel.findByText('550 no such user')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ana@example.org' });
  });

  it('shows which servers respond, and their latency', async () => {
    const services = [
      { name: 'mongodb', ok: true, latencyMs: 3, error: null },
      { name: 'smtp', ok: false, latencyMs: null, error: 'connect ECONNREFUSED' },
    ];
    homeServer(
      {
        'GET /api/admin/about': answer(about),
        'GET /api/admin/about/check': ({ query }) =>
          answer(query.get('deep') === 'true' ? { ...checks, services } : checks),
      },
      admin,
    );
    const { user } = openApp('/admin/site-settings');

    const panel = within(await screen.findByRole('region', { name: 'Connections' }));
    await user.click(panel.getByRole('button', { name: 'Check connections' }));

    const [database, mail] = await panel.findAllByRole('listitem');
    expect(database).toHaveTextContent('DatabaseAnswered in 3 ms');
    expect(mail).toHaveTextContent('Mail serverconnect ECONNREFUSED');
  });

  it('shows whether all services share the same files', async () => {
    homeServer(
      {
        'GET /api/admin/about': answer(about),
        'GET /api/admin/about/check': answer(checks),
        'POST /api/admin/about/docker/validate': answer({ text: 'one' }),
        'GET /api/media/docker/validate.txt': answer('other'),
      },
      admin,
    );
    const { user } = openApp('/admin/site-settings');
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The services do not share the same files')).toBeVisible();
  });
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
    let logs: string[] = [];
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
    expect(dialog.getByText(/2 files \(\u20662\.0 KB\u2069\) will be removed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Clean up' }));
    expect(await screen.findByText('2 files removed (\u20662.0 KB\u2069)')).toBeVisible();

    objects = 0;
    await user.click(within(row).getByRole('button', { name: 'Clean up' }));
    expect(await screen.findByText('Nothing to clean up')).toBeVisible();
  });
});
