import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary, aUser } from '../../../testing/builders.js';
import { answer, type Call, type Routes } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const organizer = aUser({ canOrganize: true });

const dataServer = (routes: Routes = {}) =>
  homeServer(
    {
      'GET /api/organizers/tags': answer(aPage([{ id: 'quick', name: 'Quick', slug: 'quick' }])),
      'GET /api/households/members': answer(aPage([organizer])),
      'GET /api/recipes': answer(aPage([aSummary(), aSummary({ name: 'Tomato Soup' })])),
      'GET /api/recipes/bulk-actions/export': answer([]),
      ...routes,
    },
    organizer,
  );
const callsOf = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method);
const createdAt = new Date(2026, 10, 28, 9, 5).toISOString();
const dialog = async () => within(await screen.findByRole('dialog'));

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});
describe('bulk actions on recipes', () => {
  const tick = async (user: ReturnType<typeof openApp>['user']) =>
    user.click(await screen.findByRole('checkbox', { name: 'Select Tomato Soup' }));

  it('show the recipes of the own household, newest first', async () => {
    const calls = dataServer();
    openApp('/group/data/recipes');

    await screen.findByRole('link', { name: 'Tomato Soup' });
    const query = calls.findLast(({ path }) => path === '/api/recipes')?.query;
    expect(query?.get('queryFilter')).toBe('householdId="family-id"');
    expect([query?.get('orderBy'), query?.get('orderDirection'), query?.get('perPage')]).toEqual([
      'createdAt',
      'desc',
      '15',
    ]);
  });

  it('show the next step while the household has no recipe', async () => {
    dataServer({ 'GET /api/recipes': answer(aPage([])) });
    const { user, path } = openApp('/group/data/recipes');

    expect(await screen.findByRole('heading', { name: 'No recipes yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import from URL' }));
    await waitFor(() => expect(path()).toBe('/g/home/r/create/url'));
  });

  it('keep the search text when the recipes found by it cannot be loaded', async () => {
    let isBroken = true;
    const calls = dataServer({
      'GET /api/recipes': ({ query }) =>
        isBroken && query.get('search') ? answer({ detail: 'x' }, 500) : answer(aPage([aSummary()])),
    });
    const { user } = openApp('/group/data/recipes');

    await user.type(await screen.findByLabelText('Find recipes'), 'lentils');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('Find recipes')).toHaveValue('lentils');
    isBroken = false;
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(screen.getByLabelText('Find recipes')).toHaveValue('lentils');
    expect(calls.findLast(({ path }) => path === '/api/recipes')?.query.get('search')).toBe('lentils');
  });

  it('say when those of the other pages cannot be selected', async () => {
    dataServer({
      'GET /api/recipes': ({ query }) =>
        query.get('perPage') === '-1'
          ? answer({ detail: 'x' }, 500)
          : answer(aPage([aSummary({ name: 'Tomato Soup' })], { total: 40 })),
    });
    const { user } = openApp('/group/data/recipes');

    await tick(user);
    await user.click(screen.getByRole('button', { name: /all/i }));

    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  });

  it('change settings, each of which can be kept', async () => {
    const calls = dataServer({ 'PATCH /api/recipes': answer([]) });
    const { user } = openApp('/group/data/recipes');

    await tick(user);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const form = await dialog();
    await user.click(within(form.getByRole('radiogroup', { name: 'Public' })).getByText('Off'));
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(callsOf(calls, 'PATCH')[0]?.body).toEqual([
      expect.objectContaining({ slug: 'tomato-soup', settings: { public: false } }),
    ]);
  });

  it('create a tag once that was typed in two spellings', async () => {
    const calls = dataServer({
      'POST /api/organizers/tags': ({ body }) => answer({ id: 'soup', slug: 'soup', ...(body as object) }, 201),
      'POST /api/recipes/bulk-actions/tag': answer(null),
    });
    const { user } = openApp('/group/data/recipes');

    await tick(user);
    await user.click(screen.getByRole('button', { name: 'Add tags' }));
    const form = await dialog();
    for (const name of ['Soup', 'soup']) {
      await user.type(form.getByRole('combobox', { name: 'Tags' }), name);
      await user.tab();
    }
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    const [created, tagged, ...others] = callsOf(calls, 'POST').map(({ body }) => body);
    expect(created).toEqual({ name: 'Soup' });
    expect(tagged).toEqual({ recipes: ['tomato-soup'], tags: [expect.objectContaining({ name: 'Soup' })] });
    expect(others).toEqual([]);
  });

  it('delete recipes after all of them were listed', async () => {
    const calls = dataServer({ 'POST /api/recipes/bulk-actions/delete': answer(null) });
    const { user } = openApp('/group/data/recipes');

    await tick(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const form = await dialog();
    expect(form.getByText('Tomato Soup')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('1 item deleted')).toBeVisible();
    expect(callsOf(calls, 'POST')[0]?.body).toEqual({ recipes: ['tomato-soup'] });
  });

  it('say when the exports cannot be loaded', async () => {
    let attempts = 0;
    dataServer({ 'GET /api/recipes/bulk-actions/export': () => answer([], (attempts += 1) === 1 ? 500 : 200) });
    const { user } = openApp('/group/data/recipes');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Exports' })).not.toBeInTheDocument();
    expect(attempts).toBe(2);
  });

  it('say when an exported file cannot be downloaded', async () => {
    const expires = new Date(Date.now() + 60_000).toISOString();
    const file = { id: 'x', name: 'Data Export', filename: 'x.zip', path: 'x', size: '1 MB', createdAt, expires };
    dataServer({ 'GET /api/recipes/bulk-actions/export': answer([file]) });
    const { user } = openApp('/group/data/recipes');

    await user.click(await screen.findByRole('button', { name: 'Download Recipes, Nov 28, 2026, 9:05 AM' }));

    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  });

  it('export a file that can be downloaded for a day', async () => {
    const expires = new Date(Date.now() + 90 * 60_000).toISOString();
    const file = { id: 'x', name: 'Data Export', filename: 'x.zip', path: 'x', size: '1.25 MB', createdAt, expires };
    let made = false;
    const calls = dataServer({
      'POST /api/recipes/bulk-actions/export': () => {
        made = true;
        return answer(null, 202);
      },
      'GET /api/recipes/bulk-actions/export': () => answer(made ? [file] : []),
    });
    const { user } = openApp('/group/data/recipes');

    await tick(user);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click((await dialog()).getByRole('button', { name: 'Export' }));

    const panel = await screen.findByRole('region', { name: 'Exports' });
    expect(within(panel).getByText('2 hours')).toBeVisible();
    expect(panel.compareDocumentPosition(screen.getByRole('table', { name: 'Recipes' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole('button', { name: 'Download Recipes, Nov 28, 2026, 9:05 AM' })).toBeVisible();
    expect(callsOf(calls, 'POST')[0]?.body).toEqual({ recipes: ['tomato-soup'], exportType: 'json' });
  });
});
