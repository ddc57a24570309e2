import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anIngredient, aRecipe, aStep } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const SOUP = { 'GET /api/recipes/lentil-soup': answer(aRecipe()) };
const REVIEW = '/g/home/r/create/review/lentil-soup';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
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
    id,
    success,
    message,
    url: `https://${id}.example/2`,
    reportId: 'r1',
    timestamp: '2026-01-01T00:00:00Z',
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

  it('says before an upload that no language model can read images', async () => {
    homeServer();
    openApp('/g/home/r/create/image');

    expect(await screen.findByText('Recipes cannot be read from images here')).toBeVisible();
    expect(screen.queryByLabelText('Choose images')).toBeNull();
  });
});

describe('testing a URL', () => {
  it('shows the data of the page, and stores nothing', async () => {
    const calls = homeServer({ 'POST /api/recipes/test-scrape-url': answer({ '@type': 'Recipe', name: 'Soup' }) });
    const { user } = openApp('/g/home/r/create/debug');

    await enter(user, await screen.findByLabelText('Recipe URL'), 'https://a.example/1');
    await user.click(screen.getByRole('button', { name: 'Debug' }));

    expect(await screen.findByText('"Soup"')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'https://a.example/1',
      useOpenAI: false,
    });
  });
});
