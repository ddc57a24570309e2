import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aPage, aRecipe, aSummary } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SOUP = { 'GET /api/recipes/lentil-soup': answer(aRecipe()) };
const REVIEW = '/g/home/r/create/review/lentil-soup';
const NO_RECIPE = answer({ detail: { details: 'BAD_RECIPE_DATA' } }, 400);

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('importing a URL', () => {
  it('opens the recipe, and Back does not import it again', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/url': answer('lentil-soup', 201) });
    const { user, path, router } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'cooking.example/soup{Enter}');

    await waitFor(() => expect(path()).toBe(REVIEW));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'cooking.example/soup',
      includeTags: true,
    });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/g/home/r/create/url'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('starts automatically with a shared address', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/url': answer('lentil-soup', 201) });
    const { path } = openApp('/r/create/url?recipe_import_url=Look: http://cooking.example/soup&use_keywords=0');

    await waitFor(() => expect(path()).toBe(REVIEW));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'http://cooking.example/soup',
      includeTags: false,
    });
  });

  it('shows a failure, keeps the address and creates an empty recipe with the link', async () => {
    const calls = homeServer({
      ...SOUP,
      'POST /api/recipes/create/url': NO_RECIPE,
      'POST /api/recipes': answer('lentil-soup', 201),
      'PATCH /api/recipes/lentil-soup': answer({}),
    });
    const { user, path } = openApp('/g/home/r/create/url');
    await user.type(await screen.findByLabelText('Recipe URL'), 'https://cooking.example/lentil-soup{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('No recipe found on the page');
    expect(screen.getByLabelText('Recipe URL')).toHaveValue('https://cooking.example/lentil-soup');
    await user.click(screen.getByRole('button', { name: 'Empty recipe with this link' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup?edit=true'));
    expect(calls.find(({ method, path: called }) => method === 'POST' && called === '/api/recipes')?.body).toEqual({
      name: 'Lentil soup',
    });
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      orgURL: 'https://cooking.example/lentil-soup',
    });
  });

  it('asks before it imports a page again', async () => {
    const calls = homeServer({
      ...SOUP,
      'GET /api/recipes': answer(aPage([aSummary()])),
      'POST /api/recipes/create/url': answer('lentil-soup', 201),
    });
    const { user, path } = openApp('/g/home/r/create/url');

    await enter(user, await screen.findByLabelText('Recipe URL'), 'https://cooking.example/soup');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Import anyway' }));

    await waitFor(() => expect(path()).toBe(REVIEW));
  });

  it('forgets a failure, and an earlier import, when another address is entered', async () => {
    let isImported = false;
    const calls = homeServer({
      ...SOUP,
      'GET /api/recipes': () => answer(aPage(isImported ? [aSummary()] : [])),
      'POST /api/recipes/create/url': NO_RECIPE,
    });
    const { user } = openApp('/g/home/r/create/url');
    const field = await screen.findByLabelText('Recipe URL');

    await user.type(field, 'https://cooking.example/about{Enter}');
    await screen.findByRole('alert');
    isImported = true;
    await user.type(field, '/soup');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();

    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Import anyway' });
    await user.type(field, '-2');
    expect(screen.queryByRole('button', { name: 'Import anyway' })).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('can be canceled while it looks for an earlier import', async () => {
    const waiting: ((response: Answer) => void)[] = [];
    const calls = homeServer({
      ...SOUP,
      'GET /api/recipes': () => new Promise<Answer>((resolve) => waiting.push(resolve)),
      'POST /api/recipes/create/url': answer('lentil-soup', 201),
    });
    const { user, path } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'https://cooking.example/soup{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.type(await screen.findByLabelText('Recipe URL'), '2{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const respond of waiting) respond(answer(aPage([])));

    await waitFor(() => expect(path()).toBe(REVIEW));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { url: 'https://cooking.example/soup2', includeTags: true },
    ]);
  });

  it('does not open the recipe when the user has left the page', async () => {
    let respond: () => void = () => undefined;
    const calls = homeServer({
      ...SOUP,
      'POST /api/recipes/create/url': () =>
        new Promise<Answer>((resolve) => (respond = () => resolve(answer('lentil-soup', 201)))),
    });
    const { user, path, router } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'https://cooking.example/soup{Enter}');
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    await act(() => router.navigate('/g/home'));
    respond();

    expect(await screen.findByText('Recipe created')).toBeVisible();
    expect(path()).toBe('/g/home');
  });

  it('rejects an invalid address without a request', async () => {
    const calls = homeServer();
    const { user } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'soup{Enter}');

    expect(await screen.findByText('Enter a valid URL')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('an expired session during an import', () => {
  it('shows a sign-in dialog; the import continues after signing in', async () => {
    let session = false;
    homeServer({
      ...SOUP,
      'POST /api/recipes/create/url': () =>
        session ? answer('lentil-soup', 201) : answer({ detail: 'Could not validate credentials' }, 401),
      'POST /api/auth/token': () => {
        session = true;
        return answer({ access_token: 'x', token_type: 'bearer' });
      },
    });
    const { user, path } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'cooking.example/soup{Enter}');
    await user.type(await screen.findByLabelText('Email or username'), 'ana');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');

    await waitFor(() => expect(path()).toBe(REVIEW));
  });

  it('fails the import when the user does not sign in', async () => {
    homeServer({ 'POST /api/recipes/create/url': answer({ detail: 'Could not validate credentials' }, 401) });
    const { user } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Recipe URL'), 'cooking.example/soup{Enter}');
    await screen.findByText('You were signed out');
    await user.keyboard('{Escape}');

    expect(await screen.findByRole('alert')).toHaveTextContent('You are signed out');
    expect(screen.getByLabelText('Recipe URL')).toHaveValue('cooking.example/soup');
  });
});

describe('the action after an import', () => {
  const imported = { ...SOUP, 'POST /api/recipes/create/url': answer('lentil-soup', 201) };

  it('is read from the URL of a bookmark', async () => {
    homeServer(imported);
    const { path } = openApp('/g/home/r/create/url?recipe_import_url=https://cooking.example/soup&edit=1');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup?edit=true'));
  });

  it('can be disabled permanently', async () => {
    homeServer(imported);
    const { user, path } = openApp('/g/home/r/create/url');

    await user.click(await screen.findByText('Open'));
    await enter(user, screen.getByLabelText('Recipe URL'), 'cooking.example/soup');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(localStorage.getItem('after-import')).toBe('"open"');
  });
});
