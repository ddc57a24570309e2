import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPage, aSummary } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SOUPS = { id: 'soups-id', name: 'Soups', slug: 'soups', groupId: 'home-id' };
const FAILED = {
  id: 'e1',
  reportId: 'r1',
  timestamp: '2026-01-01T00:00:00Z',
  success: false,
  message: 'failed',
  exception: '',
  url: 'https://a.example/1',
};
const REPORT = { id: 'r1', groupId: 'home-id', timestamp: '2026-01-01T00:00:00Z', category: 'bulk_import' };

/** Opens the form with one address of a category. */
async function openForm() {
  const finished = { ...REPORT, name: 'Bulk Import', status: 'failure', done: 1, total: 1 };
  const calls = homeServer({
    'GET /api/groups/reports': answer([finished]),
    'GET /api/groups/reports/r1': answer({ ...finished, entries: [FAILED] }),
    'GET /api/organizers/categories': answer(aPage([SOUPS])),
    'GET /api/organizers/tags': answer(aPage([])),
    'POST /api/recipes/create/url/bulk': answer({ reportId: 'r1' }, 202),
  });
  const { user } = openApp('/g/home/r/create/bulk');
  await user.type(await screen.findByLabelText('URL 1'), FAILED.url);
  await user.click(screen.getByRole('checkbox', { name: 'Set categories and tags' }));
  await user.click(screen.getByRole('combobox', { name: 'Categories' }));
  await user.click(await screen.findByText('Soups', { selector: '.ant-select-item-option-content' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Import 1 URL' }));
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, send, bodies };
}

const withCategories = (...categories: unknown[]) => ({ imports: [{ url: FAILED.url, categories, tags: [] }] });

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the categories of a bulk import', () => {
  it('are kept when a failed address is retried', async () => {
    const { user, send, bodies } = await openForm();

    await send();
    await user.click(await screen.findByRole('button', { name: 'Retry 1 failed URL' }));
    await screen.findByLabelText('URL 1');
    await send();

    await waitFor(() => expect(bodies()).toEqual([withCategories(SOUPS), withCategories(SOUPS)]));
  });

  it('are not sent when their fields are hidden again', async () => {
    const { user, send, bodies } = await openForm();

    await user.click(screen.getByRole('checkbox', { name: 'Set categories and tags' }));
    await send();

    await waitFor(() => expect(bodies()).toEqual([withCategories()]));
  });
});

describe('the results of a bulk import', () => {
  it('whose report was deleted offer a new import instead of a retry', async () => {
    homeServer({
      'GET /api/groups/reports': answer([]),
      'GET /api/groups/reports/r1': answer({ detail: 'Not Found' }, 404),
    });
    const { user } = openApp('/g/home/r/create/bulk?report=r1');

    await screen.findByRole('heading', { name: 'Report not found' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import more URLs' }));

    expect(await screen.findByLabelText('URL 1')).toBeVisible();
  });
});

describe('pages that were imported before', () => {
  const SOUP = aSummary({ name: 'Old Soup', slug: 'old-soup', orgURL: 'https://b.example/2' });

  /** Submits one new address and one that was imported before. */
  async function submitTwo(recipes = answer(aPage([SOUP]))) {
    const calls = homeServer({
      'GET /api/groups/reports': answer([]),
      'GET /api/recipes': recipes,
      'POST /api/recipes/create/url/bulk': answer({ reportId: 'r1' }, 202),
    });
    const { user } = openApp('/g/home/r/create/bulk');
    await user.click(await screen.findByLabelText('URL 1'));
    await user.paste('https://a.example/1\nhttps://b.example/2');
    await user.click(screen.getByRole('button', { name: 'Import 2 URLs' }));
    const sentUrls = () =>
      calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => (body as { imports: { url: string }[] }).imports.map(({ url }) => url));
    return { user, calls, sentUrls };
  }

  it('are named before anything is imported, and can be left out', async () => {
    const { user, calls, sentUrls } = await submitTwo();

    expect(await screen.findByText('You already have one of these recipes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Old Soup' })).toHaveAttribute('href', '/g/home/r/old-soup');
    expect(sentUrls()).toEqual([]);
    const filters = calls.map(({ query }) => query.get('queryFilter'));
    expect(filters).toContain('orgURL IN ["https://a.example/1","https://b.example/2"]');
    await user.click(screen.getByRole('button', { name: 'Import 1 new URL' }));

    await waitFor(() => expect(sentUrls()).toEqual([['https://a.example/1']]));
  });

  it('can be imported again', async () => {
    const { user, sentUrls } = await submitTwo();

    await user.click(await screen.findByRole('button', { name: 'Import all anyway' }));

    await waitFor(() => expect(sentUrls()).toEqual([['https://a.example/1', 'https://b.example/2']]));
  });

  it('are checked again after a change of the addresses', async () => {
    const { user } = await submitTwo();
    await screen.findByText('You already have one of these recipes');

    await user.type(screen.getByLabelText('URL 2'), '0');

    expect(screen.queryByText('You already have one of these recipes')).toBeNull();
    expect(screen.getByRole('button', { name: 'Import 2 URLs' })).toBeEnabled();
  });

  it('are imported when they cannot be checked', async () => {
    const { sentUrls } = await submitTwo(answer({ detail: 'x' }, 500));

    await waitFor(() => expect(sentUrls()).toHaveLength(1));
  });
});

describe('several URLs pasted into a row', () => {
  const PASTED = 'https://b.example/2\nhttps://c.example/3';
  const urls = () => screen.getAllByLabelText<HTMLInputElement>(/^URL \d/).map(({ value }) => value);

  it('are added below the URL that it has', async () => {
    const { user } = await openForm();

    await user.click(screen.getByLabelText('URL 1'));
    await user.paste(PASTED);

    expect(urls()).toEqual([FAILED.url, 'https://b.example/2', 'https://c.example/3']);
  });

  it('replace a URL that was selected', async () => {
    const { user } = await openForm();

    await user.tripleClick(screen.getByLabelText('URL 1'));
    await user.paste(PASTED);

    expect(urls()).toEqual(['https://b.example/2', 'https://c.example/3']);
  });
});
