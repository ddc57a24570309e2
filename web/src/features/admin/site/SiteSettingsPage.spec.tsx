import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders.js';
import { ABOUT, answer, type Answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { siteChecks } from './site-checks.js';

const admin = aUser({ admin: true, email: 'ana@example.org' });
const about = {
  ...ABOUT,
  versionLatest: '1.0.0',
  apiPort: 9000,
  apiDocs: true,
  dbType: 'mongodb',
  dbUrl: 'mongodb://db',
  defaultGroup: 'Home',
  defaultHousehold: 'Family',
  buildId: 'abc123',
  recipeScraperVersion: '1.0.0',
};
const checks = {
  emailReady: true,
  ldapReady: false,
  oidcReady: false,
  enableOpenai: false,
  baseUrlSet: false,
  isUpToDate: true,
};

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});
describe('site settings', () => {
  it('rates missing settings by severity', () => {
    const levels = siteChecks(checks, { protocol: 'http:', hostname: 'kitchen.lan' }).map(
      ({ key, level }) => `${key} ${level}`,
    );
    expect(levels).toEqual([
      ...['up-to-date success', 'secure error', 'base-url error', 'ldap off', 'oidc off', 'openai off'],
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

  // The fake server answers with JSON, so the text that is read has quotation marks.
  it.each<[string, Answer, string | RegExp]>([
    ['share the same files', answer('one'), 'All services share the same files'],
    ['have different files', answer('other'), 'The services do not share the same files'],
    ['miss the file', answer(null, 404), 'The services do not share the same files'],
    ['cannot be compared', answer(null, 500), /^Something went wrong on the server/],
  ])('shows the outcome of the storage check when the services %s', async (_case, file, text) => {
    homeServer(
      {
        'GET /api/admin/about': answer(about),
        'GET /api/admin/about/check': answer(checks),
        'POST /api/admin/about/docker/validate': answer({ text: '"one"' }),
        'GET /api/media/docker/validate.txt': file,
      },
      admin,
    );
    const { user } = openApp('/admin/site-settings');

    await user.click(await screen.findByRole('button', { name: 'Check' }));

    expect(await screen.findByText(text)).toBeVisible();
  });
});
