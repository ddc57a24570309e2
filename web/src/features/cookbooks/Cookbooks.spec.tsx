import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCookbook, aPage, aSummary } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { outage } from '../../shared/outage/outage.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const QUICK = { id: 'tag-1', name: 'Quick', slug: 'quick' };
const fast = aCookbook();
const cakes = aCookbook({ name: 'Cakes', slug: 'cakes', position: 2 });
const PATH = '/api/households/cookbooks';
const shelf = { [`GET ${PATH}`]: answer(aPage([fast, cakes])), 'GET /api/organizers/tags': answer(aPage([QUICK])) };

describe('cookbooks', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('are listed in order on a page and in the menu', async () => {
    homeServer(shelf);
    openApp('/g/home/cookbooks');

    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    expect(await menu.findByRole('link', { name: 'Fast dinners' })).toHaveAttribute(
      'href',
      '/g/home/cookbooks/fast-dinners',
    );
    const articles = within(screen.getByRole('main')).getAllByRole('article');
    expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual([
      'Fast dinners',
      'Cakes',
    ]);
  });

  it('are created with their filter only when the user saves', async () => {
    const calls = homeServer({
      ...shelf,
      [`GET ${PATH}`]: answer(aPage([])),
      [`POST ${PATH}`]: answer(fast, 201),
      'GET /api/recipes': answer(aPage([aSummary()], { total: 12 })),
    });
    const { user } = openApp('/g/home/cookbooks');

    await user.click(await screen.findByRole('button', { name: 'New cookbook' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Family cookbook 1');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByTitle('Tags'));
    await user.click(dialog.getByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByTitle('Quick'));
    expect(await dialog.findByText('12 recipes match.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Cookbook created')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Family cookbook 1',
      description: '',
      public: false,
      position: 1,
      queryFilterString: 'tags.id IN ["tag-1"]',
    });
  });

  it('keep a filter that the builder cannot show as text', async () => {
    const odd = aCookbook({ queryFilterString: 'rating > 3', queryFilter: { parts: [] } });
    homeServer({ ...shelf, [`GET ${PATH}`]: answer(aPage([odd])) });
    const { user } = openApp('/g/home/cookbooks');

    await user.click(await screen.findByRole('button', { name: 'Edit Fast dinners' }));

    expect(await screen.findByRole('textbox', { name: 'Filter' })).toHaveValue('rating > 3');
  });

  it('are deleted only after a confirmation', async () => {
    const calls = homeServer({ ...shelf, [`DELETE ${PATH}/${cakes.id}`]: answer(cakes) });
    const { user } = openApp('/g/home/cookbooks');

    await user.click(await screen.findByRole('button', { name: 'Delete Cakes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Cakes' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Cookbook deleted')).toBeVisible();
  });

  it('show their recipes under their name, and are redirected to their new path when renamed', async () => {
    const renamed = { ...fast, name: 'Quick dinners', slug: 'quick-dinners' };
    let current = fast;
    const calls = homeServer({
      ...shelf,
      [`GET ${PATH}`]: () => answer(aPage([current])),
      [`PATCH ${PATH}/${fast.id}`]: () => answer((current = renamed)),
      'GET /api/recipes': answer(aPage([aSummary()])),
    });
    const { user, path } = openApp('/g/home/cookbooks/fast-dinners');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fast dinners' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(calls.find((call) => call.path === '/api/recipes')?.query.get('cookbook')).toBe('fast-dinners');

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Name'));
    await enter(user, dialog.getByLabelText('Name'), 'Quick dinners');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(path()).toBe('/g/home/cookbooks/quick-dinners'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quick dinners' })).toBeVisible();
    // The rest may have been changed on another device.
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Quick dinners' });
  });

  it('stay on screen with an open dialog when they cannot be loaded again', async () => {
    let isBroken = false;
    const calls = homeServer({
      ...shelf,
      [`GET ${PATH}`]: () => (isBroken ? answer({ detail: 'x' }, 500) : answer(aPage([fast]))),
      'GET /api/recipes': answer(aPage([])),
    });
    const { user } = openApp('/g/home/cookbooks/fast-dinners');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Name'), ' for two');
    isBroken = true;
    const loads = () => calls.filter(({ method, path }) => method === 'GET' && path === PATH).length;
    const before = loads();

    act(() => outage.report('another call', 'unreachable'));
    act(() => outage.settle('another call')); // all that is on screen is loaded again

    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    await act(() => Promise.resolve());
    expect(dialog.getByLabelText('Name')).toHaveValue('Fast dinners for two');
  });

  it('show a link to the list when the cookbook does not exist', async () => {
    homeServer(shelf);
    const { user, path } = openApp('/g/home/cookbooks/gone');

    await screen.findByRole('heading', { name: 'Cookbook not found' });
    await user.click(screen.getByRole('button', { name: 'Cookbooks' }));

    await waitFor(() => expect(path()).toBe('/g/home/cookbooks'));
  });

  it('are read-only for visitors', async () => {
    fakeServer({
      'GET /api/explore/groups/home/cookbooks': answer(aPage([fast])),
      'GET /api/explore/groups/home/recipes': answer(aPage([aSummary()])),
    });
    openApp('/g/home/cookbooks');

    expect(await within(await screen.findByRole('main')).findByRole('link', { name: 'Fast dinners' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit|Delete|New cookbook/ })).toBeNull();
  });
});
