import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anIngredient, aPage, aRecipe, aStep, aSummary } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, tidyUp } from '../../testing/open-app.js';

const SOUP = { 'GET /api/recipes/lentil-soup': answer(aRecipe()) };
const REVIEW = '/g/home/r/create/review/lentil-soup';
const NO_RECIPE = answer({ detail: { details: 'BAD_RECIPE_DATA' } }, 400);

afterEach(async () => {
  jest.restoreAllMocks();
  await tidyUp();
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

  it('starts by itself with a shared address', async () => {
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

describe('importing a text', () => {
  it('sends the text unchanged and opens the recipe', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes/create/html-or-json': answer('lentil-soup', 201) });
    const { user, path } = openApp('/g/home/r/create/html');

    await user.click(await screen.findByLabelText('Recipe text, HTML or JSON'));
    await user.paste('{"@type": "Recipe", "name": "Soup"}');
    expect(screen.getByText('This looks like JSON.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));

    await waitFor(() => expect(path()).toBe(REVIEW));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      data: '{"@type": "Recipe", "name": "Soup"}',
      includeTags: true,
    });
  });

  it('keeps the text when the import fails', async () => {
    homeServer({ 'POST /api/recipes/create/html-or-json': answer({ detail: 'x' }, 413) });
    const { user } = openApp('/g/home/r/create/html');

    await user.click(await screen.findByLabelText('Recipe text, HTML or JSON'));
    await user.paste('<html>long</html>');
    await user.click(screen.getByRole('button', { name: 'Import' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The text is too long');
    expect(screen.getByLabelText('Recipe text, HTML or JSON')).toHaveValue('<html>long</html>');
  });
});

describe('creating a recipe by name', () => {
  it('requires a name, and opens the new recipe', async () => {
    const calls = homeServer({ ...SOUP, 'POST /api/recipes': answer('lentil-soup', 201) });
    const { user, path } = openApp('/g/home/r/create/new');

    const name = await screen.findByLabelText('Recipe name');
    await user.type(name, ' {Enter}');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(name, 'Lentil Soup {Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup?edit=true'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Lentil Soup' });
  });

  it('shows the error of the server', async () => {
    const taken = answer({ detail: { message: 'Recipe already exists', error: true, exception: null } }, 400);
    homeServer({ 'POST /api/recipes': taken });
    const { user } = openApp('/g/home/r/create/new');

    await user.type(await screen.findByLabelText('Recipe name'), 'Soup{Enter}');

    expect(await screen.findByText('Recipe already exists')).toBeVisible();
    expect(screen.getByLabelText('Recipe name')).toHaveValue('Soup');
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

describe('reviewing an import', () => {
  const soup = aRecipe({
    recipeIngredient: [anIngredient({ note: '1 cup lentils' })],
    recipeInstructions: [aStep({ text: 'Boil.' })],
  });
  const renamed = { ...soup, name: 'Red soup', slug: 'red-soup' };

  it('shows missing fields, sends corrections, and follows the new slug', async () => {
    const calls = homeServer({
      'GET /api/recipes/lentil-soup': answer(soup),
      'GET /api/recipes/red-soup': answer(renamed),
      'PATCH /api/recipes/lentil-soup': answer(renamed),
    });
    const { user, path } = openApp(REVIEW);

    expect(await screen.findByText('total time')).toBeVisible();
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await enter(user, name, 'Red soup');
    await user.click(screen.getByRole('button', { name: 'Remove step 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/red-soup'));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Red soup',
      recipeInstructions: [],
    });
  });

  it('can be skipped, and discards nothing without a confirmation', async () => {
    const calls = homeServer({
      'GET /api/recipes/lentil-soup': answer(soup),
      'DELETE /api/recipes/lentil-soup': answer(soup),
    });
    const { user, path } = openApp(REVIEW);

    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/create/url'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('bulk import', () => {
  const report = { id: 'r1', groupId: 'home-id', timestamp: '2026-01-01T00:00:00Z', category: 'bulk_import' };
  const entry = (id: string, success: boolean, message: string) => ({
    ...{ id, success, message, url: `https://${id}.example/2`, reportId: 'r1', timestamp: '2026-01-01T00:00:00Z' },
    exception: success ? '' : 'no recipe there',
  });

  it('are imported from a pasted list, with results, and failed ones can be retried', async () => {
    const entries = [
      entry('a', true, 'Successfully imported recipe Soup'),
      entry('b', false, 'failed to scrape url https://b.example/2'),
    ];
    const finished = { ...report, name: 'Bulk Import', status: 'partial', done: 2, total: 2 };
    const calls = homeServer({
      'GET /api/groups/reports': answer([finished]),
      'GET /api/groups/reports/r1': answer({ ...finished, entries }),
      'POST /api/recipes/create/url/bulk': answer({ reportId: 'r1' }, 202),
    });
    const { user, path } = openApp('/g/home/r/create/bulk');

    await enter(user, await screen.findByLabelText('URL 1'), 'https://a.example/1\nhttps://b.example/2');
    expect(screen.getByLabelText('URL 2')).toHaveValue('https://b.example/2');
    await user.click(screen.getByRole('button', { name: 'Import 2 URLs' }));

    expect(await screen.findByText('Successfully imported recipe Soup')).toBeVisible();
    expect(path()).toBe('/g/home/r/create/bulk?report=r1');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      imports: [
        { url: 'https://a.example/1', categories: [], tags: [] },
        { url: 'https://b.example/2', categories: [], tags: [] },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Retry 1 failed URL' }));
    expect(await screen.findByLabelText('URL 1')).toHaveValue('https://b.example/2');
  });
});

describe('importing a file', () => {
  it('sends an archive of one recipe unchanged, and shows why a wrong file fails', async () => {
    const calls = homeServer({
      'POST /api/recipes/create/zip': answer({ detail: { message: 'Invalid archive', error: true } }, 400),
    });
    const { user } = openApp('/g/home/r/create/zip');

    await user.upload(await screen.findByLabelText('Choose file'), new File(['x'], 'soup.zip'));
    expect(screen.getByText('soup.zip')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('No recipe in this file');
    expect(calls.find(({ method }) => method === 'POST')?.body).toHaveProperty('archive');
  });

  it('offers images only where a language model can read them', async () => {
    homeServer();
    openApp('/g/home/r/create/new');

    await screen.findByLabelText('Recipe name');
    expect(screen.queryByRole('link', { name: 'From images' })).toBeNull();
  });
});

describe('testing a URL', () => {
  it('shows the data of the page, and stores nothing', async () => {
    const calls = homeServer({ 'POST /api/recipes/test-scrape-url': answer({ '@type': 'Recipe', name: 'Soup' }) });
    const { user } = openApp('/g/home/r/create/debug');

    await enter(user, await screen.findByLabelText('Recipe URL'), 'https://a.example/1');
    await user.click(screen.getByRole('button', { name: 'Debug' }));

    expect(await screen.findByText('"Soup"')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'https://a.example/1',
      useOpenAI: false,
    });
  });
});
