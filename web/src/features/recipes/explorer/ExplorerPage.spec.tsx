import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary, aUser } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, tidyUp } from '../../../testing/open-app.js';

const QUICK = { id: 'tag-1', name: 'Quick weeknight dinners', slug: 'quick' };

describe('the list of recipes', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await tidyUp();
  });

  it('shows cards with name, plain description and cut chips', async () => {
    const soup = aSummary({ name: 'Lentil Soup', description: 'A **good** one', tags: [QUICK], rating: 3.4 });
    homeServer({ 'GET /api/recipes': answer(aPage([soup])) });
    openApp('/g/home');

    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Lentil Soup' })).toHaveAttribute('href', '/g/home/r/lentil-soup');
    expect(card.getByText('A good one')).toBeVisible();
    expect(card.getByRole('link', { name: 'Quick weeknight dinn...' })).toHaveAttribute('href', '/g/home?tags=tag-1');
    expect(card.getByRole('img', { name: 'Rated 3.5 of 5' })).toBeVisible();
  });

  it('asks for thirty at a time, newest first', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()], { total: 61, total_pages: 3 })) });
    openApp('/g/home');

    expect(await screen.findByText('61 recipes')).toBeVisible();
    const { query } = calls.find(({ path }) => path === '/api/recipes')!; // just awaited
    expect(Object.fromEntries(query)).toMatchObject({
      page: '1',
      perPage: '30',
      orderBy: 'created_at',
      orderDirection: 'desc',
    });
  });

  it('says what to do when there is nothing yet', async () => {
    homeServer();
    const { user, path } = openApp('/g/home');

    await screen.findByRole('heading', { name: 'The shelves are still empty' });
    await user.click(screen.getByRole('button', { name: 'From HTML or JSON' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/create/html'));
  });

  it('offers everything again when nothing matches', async () => {
    homeServer({
      'GET /api/recipes': ({ query }) => answer(aPage(query.has('search') ? [] : [aSummary({ name: 'Pancakes' })])),
    });
    const { user, path } = openApp('/g/home?search=zzz');

    await user.click(await screen.findByRole('button', { name: 'Show all recipes' }));

    expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeVisible();
    expect(path()).toBe('/g/home');
  });

  it('searches after a pause in typing and keeps the words in the address', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { user, path } = openApp('/g/home');

    await user.type(await screen.findByRole('searchbox'), 'soup');

    await waitFor(() => expect(path()).toBe('/g/home?search=soup'));
    await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('soup'));
    expect(calls.filter(({ query }) => query.get('search')?.startsWith('s') && query.get('search') !== 'soup')).toEqual(
      [],
    );
  });

  it('names the active filter and takes it away at a click', async () => {
    homeServer({ 'GET /api/recipes': answer(aPage([aSummary({ tags: [QUICK] })])) });
    const { user, path } = openApp('/g/home?tags=tag-1');

    await user.click(await screen.findByRole('button', { name: 'Remove filter: Quick weeknight dinners' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('orders by name from A', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { user, path } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Sort: Newest' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name' }));

    await waitFor(() => expect(path()).toBe('/g/home?orderBy=name&orderDirection=asc'));
    await waitFor(() => expect(calls.at(-1)?.query.get('orderBy')).toBe('name'));
  });

  it('deletes only after a confirmation', async () => {
    const ana = aUser();
    const calls = homeServer(
      {
        'GET /api/recipes': answer(aPage([aSummary({ userId: ana.id })])),
        'DELETE /api/recipes/lentil-soup': answer({}),
      },
      ana,
    );
    const { user } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Recipe deleted')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('reads what a group shows to visitors, without anything to write', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer(aPage([aSummary()])) });
    openApp('/g/home');

    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
  });

  it('sends visitors of a closed group to the login', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer({ detail: 'group not found' }, 404) });
    const { path } = openApp('/g/home');

    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('can be asked again when it could not be had', async () => {
    let broken = true;
    homeServer({ 'GET /api/recipes': () => (broken ? answer({ detail: 'x' }, 500) : answer(aPage([aSummary()]))) });
    const { user } = openApp('/g/home');

    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
  });
});
