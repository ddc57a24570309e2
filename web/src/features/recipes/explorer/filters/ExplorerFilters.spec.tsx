import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary } from '../../../../testing/builders.js';
import { answer } from '../../../../testing/fake-server.js';
import { homeServer } from '../../../../testing/home-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const QUICK = { id: 'tag-1', name: 'Quick weeknight dinners', slug: 'quick' };

describe('the filters of the recipe list', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('offers to clear the filters when nothing matches', async () => {
    homeServer({
      'GET /api/recipes': ({ query }) => answer(aPage(query.has('search') ? [] : [aSummary({ name: 'Pancakes' })])),
    });
    const { user, path } = openApp('/g/home?search=zzz');

    await user.click(await screen.findByRole('button', { name: 'Show all recipes' }));

    expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeVisible();
    expect(path()).toBe('/g/home');
  });

  it('searches after a pause in typing and keeps the text in the URL', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { path } = openApp('/g/home');

    const box = await screen.findByRole('searchbox');
    // Without awaiting anything: a pause between two keys would be one after which it searches.
    for (const text of ['s', 'so', 'sou', 'soup']) fireEvent.change(box, { target: { value: text } });

    await waitFor(() => expect(path()).toBe('/g/home?search=soup'));
    await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('soup'));
    expect(calls.filter(({ query }) => query.get('search')?.startsWith('s') && query.get('search') !== 'soup')).toEqual(
      [],
    );
  });

  it('shows a chip for the active filter and removes it on click', async () => {
    homeServer({
      'GET /api/recipes': answer(aPage([aSummary()])),
      'GET /api/organizers/tags': answer(aPage([QUICK])),
    });
    const { user, path } = openApp('/g/home?tags=tag-1');

    await user.click(await screen.findByRole('button', { name: 'Remove filter: Quick weeknight dinners' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('sorts by name in ascending order', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { user, path } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Sort: Newest' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name' }));

    await waitFor(() => expect(path()).toBe('/g/home?orderBy=name&orderDirection=asc'));
    await waitFor(() => expect(calls.at(-1)?.query.get('orderBy')).toBe('name'));
  });

  it('filters by all of two tags and a food', async () => {
    const tags = [QUICK, { id: 'tag-2', name: 'Vegan', slug: 'vegan' }];
    const calls = homeServer({
      'GET /api/recipes': answer(aPage([aSummary()])),
      'GET /api/organizers/tags': answer(aPage(tags)),
      'GET /api/foods': answer(aPage([{ id: 'food-1', name: 'Lentil' }])),
    });
    const { user, path } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }));
    await user.click(await panel.findByRole('checkbox', { name: QUICK.name }));
    await user.click(await panel.findByRole('checkbox', { name: 'Vegan' }));
    await user.click(panel.getByRole('switch', { name: 'Require all selected' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Foods' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Lentil' }));

    await waitFor(() => expect(path()).toBe('/g/home?tags=tag-1&tags=tag-2&foods=food-1&requireAllTags=true'));
    await waitFor(() => expect(calls.at(-1)?.query.getAll('tags')).toEqual(['tag-1', 'tag-2']));
    expect(calls.at(-1)?.query.get('requireAllTags')).toBe('true');
    expect(screen.getByRole('button', { name: 'Tags 2 selected' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Lentil' })).toBeVisible();
  });

  it('filters a long list of tags while typing', async () => {
    homeServer({
      'GET /api/recipes': answer(aPage([aSummary()])),
      'GET /api/organizers/tags': answer(aPage([QUICK, { id: 'tag-2', name: 'Crème', slug: 'creme' }])),
    });
    const { user } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.type(await screen.findByRole('textbox', { name: 'Find in Tags' }), 'creme');

    expect(await screen.findByRole('checkbox', { name: 'Crème' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: QUICK.name })).toBeNull();
  });

  it('offers a household filter only for several households, one at a time', async () => {
    const households = [
      { id: 'h-1', name: 'Upstairs', slug: 'up' },
      { id: 'h-2', name: 'Downstairs', slug: 'down' },
    ];
    homeServer({
      'GET /api/recipes': answer(aPage([aSummary()])),
      'GET /api/groups/households': answer(aPage(households)),
    });
    const { user, path } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Households' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Upstairs' }));
    await user.click(screen.getByRole('checkbox', { name: 'Downstairs' }));

    await waitFor(() => expect(path()).toBe('/g/home?households=h-2'));
  });

  it('waits for the search button when the user prefers that', async () => {
    homeServer({
      'GET /api/recipes': answer(aPage([aSummary()])),
      'GET /api/organizers/tags': answer(aPage([QUICK])),
    });
    const { user, path } = openApp('/g/home?auto=false');

    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('checkbox', { name: QUICK.name }));
    expect(path()).toBe('/g/home?auto=false');
    await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(path()).toBe('/g/home?tags=tag-1&auto=false'));
  });

  it('restores the query of the last visit in this tab', async () => {
    sessionStorage.setItem('search-query', JSON.stringify({ pathname: '/g/home', search: '?search=soup' }));
    homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { path } = openApp('/g/home');

    await waitFor(() => expect(path()).toBe('/g/home?search=soup'));
    expect(await screen.findByRole('searchbox')).toHaveValue('soup');
  });
});
