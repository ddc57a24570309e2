import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aRecipe } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, tidyUp } from '../../testing/open-app.js';

const SOUP = { 'GET /api/recipes/lentil-soup': answer(aRecipe()) };
const NO_RECIPE = answer({ detail: { details: 'BAD_RECIPE_DATA' } }, 400);

afterEach(async () => {
  jest.restoreAllMocks();
  await tidyUp();
});

describe('importing a page', () => {
  it('opens the recipe, and Back does not import it again', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/url': answer('lentil-soup', 201) });
    const { user, path, router } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Address of the recipe'), 'cooking.example/soup{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'cooking.example/soup',
      includeTags: true,
    });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/g/home/r/create/url'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('begins by itself with a shared address', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/url': answer('lentil-soup', 201) });
    const { path } = openApp('/r/create/url?recipe_import_url=Look: http://cooking.example/soup&use_keywords=0');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'http://cooking.example/soup',
      includeTags: false,
    });
  });

  it('explains a failure, keeps the address and makes an empty recipe with the link', async () => {
    const calls = homeServer({
      ...SOUP,
      'POST /api/recipes/create/url': NO_RECIPE,
      'POST /api/recipes': answer('lentil-soup', 201),
      'PATCH /api/recipes/lentil-soup': answer({}),
    });
    const { user, path } = openApp('/g/home/r/create/url');
    await user.type(
      await screen.findByLabelText('Address of the recipe'),
      'https://cooking.example/lentil-soup{Enter}',
    );

    expect(await screen.findByRole('alert')).toHaveTextContent('No recipe was found there');
    expect(screen.getByLabelText('Address of the recipe')).toHaveValue('https://cooking.example/lentil-soup');
    await user.click(screen.getByRole('button', { name: 'Empty recipe with this link' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(calls.find(({ method, path: called }) => method === 'POST' && called === '/api/recipes')?.body).toEqual({
      name: 'Lentil soup',
    });
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      orgURL: 'https://cooking.example/lentil-soup',
    });
  });

  it('refuses what is no address before asking the server', async () => {
    const calls = homeServer();
    const { user } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Address of the recipe'), 'soup{Enter}');

    expect(await screen.findByText('Must Be A Valid URL')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('the end of a session in the middle of work', () => {
  it('is mended in place: the import goes on after signing in again', async () => {
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

    await user.type(await screen.findByLabelText('Address of the recipe'), 'cooking.example/soup{Enter}');
    await user.type(await screen.findByLabelText('E-mail or username'), 'ana');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
  });

  it('fails as it would have when nobody signs in', async () => {
    homeServer({ 'POST /api/recipes/create/url': answer({ detail: 'Could not validate credentials' }, 401) });
    const { user } = openApp('/g/home/r/create/url');

    await user.type(await screen.findByLabelText('Address of the recipe'), 'cooking.example/soup{Enter}');
    await screen.findByText('You were signed out');
    await user.keyboard('{Escape}');

    expect(await screen.findByRole('alert')).toHaveTextContent('You are signed out');
    expect(screen.getByLabelText('Address of the recipe')).toHaveValue('cooking.example/soup');
  });
});

describe('importing a text', () => {
  it('sends it as it is and opens the recipe', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/html-or-json': answer('lentil-soup', 201) });
    const { user, path } = openApp('/g/home/r/create/html');

    await user.click(await screen.findByLabelText('Source of the page, or JSON'));
    await user.paste('{"@type": "Recipe", "name": "Soup"}');
    expect(screen.getByText('This looks like JSON.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      data: '{"@type": "Recipe", "name": "Soup"}',
      includeTags: true,
    });
  });

  it('keeps the text when the import fails', async () => {
    homeServer({ 'POST /api/recipes/create/html-or-json': answer({ detail: 'x' }, 413) });
    const { user } = openApp('/g/home/r/create/html');

    await user.click(await screen.findByLabelText('Source of the page, or JSON'));
    await user.paste('<html>long</html>');
    await user.click(screen.getByRole('button', { name: 'Import' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This is too much text');
    expect(screen.getByLabelText('Source of the page, or JSON')).toHaveValue('<html>long</html>');
  });
});

describe('a recipe by its name', () => {
  it('needs a name, and opens when it is made', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes': answer('lentil-soup', 201) });
    const { user, path } = openApp('/g/home/r/create/new');

    const name = await screen.findByLabelText('Recipe name');
    await user.type(name, ' {Enter}');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(name, 'Lentil Soup {Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Lentil Soup' });
  });

  it('says what the server has against it', async () => {
    const taken = answer({ detail: { message: 'Recipe already exists', error: true, exception: null } }, 400);
    homeServer({ 'POST /api/recipes': taken });
    const { user } = openApp('/g/home/r/create/new');

    await user.type(await screen.findByLabelText('Recipe name'), 'Soup{Enter}');

    expect(await screen.findByText('Recipe already exists')).toBeVisible();
    expect(screen.getByLabelText('Recipe name')).toHaveValue('Soup');
  });
});
