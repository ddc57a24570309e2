import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aPage, aRecipe, aSummary, aUser } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const script = (name: string) => readFileSync(join(import.meta.dirname, '../../../public', name), 'utf8');
const root = document.documentElement;
const SOUP = aSummary({ image: 'v1' });
const RECIPE = aRecipe({ image: 'v1' });

const BODIES: Record<string, unknown> = {
  '/api/users/self': aUser(),
  '/api/recipes': aPage([SOUP]),
  '/api/recipes/lentil-soup': RECIPE,
};

/** Runs the scripts of index.html at an address; resolves to the requested URLs once `last` was requested. */
async function requestsOfScripts(address: string, last: string): Promise<string[]> {
  history.replaceState(null, '', address);
  // Removes the key listener of an earlier run, which would handle the keys of later test files.
  window.larderEarlySearch?.stop();
  const urls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input as string; // these scripts pass only strings to `fetch`
    urls.push(url);
    const body = BODIES[url.split('?')[0] ?? ''];
    return Promise.resolve(new Response(JSON.stringify(body ?? {})));
  });
  // oxlint-disable-next-line no-eval -- classic scripts, as in index.html
  for (const name of ['boot.js', 'early.js']) (0, eval)(script(name));
  await waitFor(() => expect(urls.map((url) => url.split('?')[0])).toContain(last));
  jest.restoreAllMocks();
  return urls;
}

/** The URLs that the app requests at an address, with their parameters, once it has requested `last`. */
async function requestsOfApp(address: string, last: string): Promise<string[]> {
  const calls = homeServer({
    'GET /api/recipes': answer(aPage([SOUP])),
    'GET /api/recipes/lentil-soup': answer(aRecipe()),
  });
  openApp(address);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(last));
  return calls.map(({ path, query }) => (query.size > 0 ? `${path}?${query.toString()}` : path));
}

const base = Object.assign(document.createElement('base'), { href: '/' }); // as in index.html
beforeEach(() => document.head.append(base));
afterEach(async () => {
  base.remove();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  document.head.querySelectorAll('link, script[type=module]').forEach((element) => element.remove());
  document.getElementById('first-pages')?.remove();
  delete window.larderEarlyResponses;
  window.larderEarlySearch?.stop();
  delete window.larderEarlySearch;
  for (const name of ['page', 'visitor', 'theme']) delete root.dataset[name];
  history.replaceState(null, '', '/');
  await resetApp();
});

describe('requests before the app is loaded', () => {
  it.each([
    ['/g/home', '/api/recipes'],
    ['/g/home/r/lentil-soup', '/api/recipes/lentil-soup'],
    ['/user/profile', '/api/households/statistics'],
  ])('are the requests of the app at %s', async (address, last) => {
    const early = await requestsOfScripts(address, last);
    delete window.larderEarlyResponses;

    expect(await requestsOfApp(address, last)).toEqual(expect.arrayContaining(early));
  });

  it('do not include recipes and images of another group', async () => {
    document.body.innerHTML = '<div class="start-page"><i></i><i></i><i></i></div>';

    const ofRecipe = await requestsOfScripts('/g/others/r/lentil-soup', '/api/users/self');
    await requestsOfScripts('/g/others', '/api/recipes');
    await new Promise((resolve) => setTimeout(resolve)); // the responses have arrived

    expect(ofRecipe).toEqual(['/api/app/about', '/api/app/about/theme', '/api/users/self']);
    expect(document.querySelector('i img')).toBeNull();
  });

  it('do not include the user when the gateway marked the page as anonymous', async () => {
    root.dataset.visitor = 'anonymous';

    const early = await requestsOfScripts('/login', '/api/app/about/startup-info');

    expect(early).toEqual(['/api/app/about', '/api/app/about/theme', '/api/app/about/startup-info']);
  });

  it('are the files of the app and of the page', async () => {
    const files = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-pages' });
    files.textContent = JSON.stringify({ start: ['assets/app-1.js'], home: ['assets/home-1.js', 'assets/home-1.css'] });
    document.head.append(files);

    await requestsOfScripts('/g/home', '/api/recipes');

    const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual(['./assets/app-1.js', './assets/home-1.js', './assets/home-1.css']));
  });

  it.each([
    ['/g/home', '/api/recipes', 1, SOUP.id],
    ['/g/home/r/lentil-soup', '/api/recipes/lentil-soup', 0, RECIPE.id],
  ])('are the images at %s, which the shell shows at their final position', async (address, last, place, id) => {
    document.body.innerHTML = '<div class="start-page"><i></i><i></i><i></i></div>';

    await requestsOfScripts(address, last);

    const sources = () =>
      [...document.querySelectorAll('i')].map((each) => each.querySelector('img')?.getAttribute('src'));
    await waitFor(() => expect(sources()[place]).toContain(`/api/media/recipes/${id}/images/`));
    expect(sources().filter(Boolean)).toHaveLength(1);
  });

  it('do not replace the image that the gateway has inserted into the page', async () => {
    document.body.innerHTML = '<div class="start-page"><i><img src="/wide.webp" alt=""></i></div>';

    await requestsOfScripts('/g/home/r/lentil-soup', '/api/recipes/lentil-soup');

    const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(sources).toEqual([new URL('/wide.webp', location.href).href]);
  });
});

describe('the scripts before the app', () => {
  it('run the files of the app in order after the shell is painted', async () => {
    const files = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-pages' });
    files.textContent = JSON.stringify({ start: ['assets/react-1.js', 'assets/index-1.js'] });
    document.head.append(files);
    const running = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
    const names = () => running().map((script) => script.getAttribute('src'));

    await requestsOfScripts('/login', '/api/app/about/startup-info');
    await waitFor(() => expect(names()).toEqual(['./assets/react-1.js']));
    running()[0]?.dispatchEvent(new Event('load'));

    await waitFor(() => expect(names()).toEqual(['./assets/react-1.js', './assets/index-1.js']));
  });

  it('record that the search key was pressed', async () => {
    await requestsOfScripts('/g/home', '/api/recipes');
    expect(window.larderEarlySearch?.pressedAt).toBeNull();

    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));

    expect(window.larderEarlySearch?.pressedAt).toEqual(expect.any(Number));
  });

  it.each([
    ['ar-SA', 'rtl'],
    ['he', 'rtl'],
    ['de-DE', 'ltr'],
  ])('set the text direction of a first visit in %s', async (language, dir) => {
    root.dir = 'ltr';
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language, 'en']);

    await requestsOfScripts('/g/home', '/api/recipes');

    expect(root.dir).toBe(dir);
  });
});
