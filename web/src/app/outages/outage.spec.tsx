import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aRecipe, aSummary, aUser } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer, type Answer, type Call, type Routes } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';
import { showLocale } from '../../shared/i18n/i18n.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

/** A server whose responses are replaced during the outage. */
function breakable(routes: Routes) {
  let instead: (() => Answer) | null = null;
  const guarded = Object.entries(routes).map(([path, route]) => [
    path,
    (call: Call) => instead?.() ?? (typeof route === 'function' ? route(call) : route),
  ]);
  return {
    calls: homeServer(Object.fromEntries(guarded) as Record<string, (call: Call) => Answer>),
    refuse: () => {
      instead = () => {
        throw new TypeError('Failed to fetch');
      };
    },
    answerAll: (status: number) => (instead = () => answer({ detail: 'away' }, status)),
    comeBack: () => (instead = null),
  };
}

/** The live region is rendered from the start, so that screen readers announce changes of its content. */
const banner = (text: RegExp | string) => screen.findByText(text, { selector: '[role=status] *' });
const noBanner = () =>
  waitFor(() => expect(screen.queryByText(/Larder|disk/, { selector: '[role=status] span' })).toBeNull());

const ana = aUser();
const SOUP = aRecipe({ userId: ana.id });
const kitchen = {
  'GET /api/users/self': answer(ana),
  'GET /api/app/about': answer({}),
  'GET /api/recipes/lentil-soup': answer(SOUP),
  [`GET /api/recipes/${SOUP.id}`]: answer(SOUP),
  [`PUT /api/recipes/${SOUP.id}`]: ({ body }: Call) => answer(body),
  'GET /api/groups/members': answer(aPage([])),
};

describe('during an outage of the server', () => {
  it('shows one banner, and the page loads automatically when the server is available again', async () => {
    const server = breakable({ ...kitchen, 'GET /api/recipes': answer(aPage([aSummary({ name: 'Pea Soup' })])) });
    server.refuse();
    openApp('/g/home');

    expect(await banner('Larder cannot be reached right now. Retrying…')).toBeVisible();
    server.answerAll(503);
    expect(await banner('Larder is restarting…')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    server.comeBack();

    expect(await screen.findByRole('link', { name: 'Pea Soup' })).toBeVisible();
    await noBanner();
  });

  it('refetches the data on screen without a reload', async () => {
    let names = ['Pea Soup'];
    const server = breakable({
      ...kitchen,
      // No random recipe: with one, the random button would navigate away from the list.
      'GET /api/recipes': ({ query }) =>
        answer(aPage(query.get('orderBy') === 'random' ? [] : names.map((name) => aSummary({ name })))),
    });
    const { user } = openApp('/g/home');
    await screen.findByRole('link', { name: 'Pea Soup' });
    server.refuse();
    await user.click(await screen.findByRole('button', { name: 'Random' }));
    await banner(/cannot be reached/);
    names = ['Leek Soup'];
    server.comeBack();

    await waitFor(() => expect(screen.getByRole('link', { name: 'Leek Soup' })).toBeVisible());
    await noBanner();
  });

  it('saves a recipe once the server is available again, and the user stays signed in', async () => {
    const server = breakable(kitchen);
    const { user, path } = openApp('/g/home/r/lentil-soup?edit=true');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await enter(user, name, 'Red Soup');
    server.answerAll(503);

    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /Saving…/ })).toBeVisible();
    expect(await banner('Larder is restarting…')).toBeVisible();
    expect(name).toHaveValue('Red Soup');
    server.comeBack();

    await waitFor(() => expect(path()).not.toContain('edit'));
    expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Red Soup' });
    await noBanner();
  });

  it('keeps the input when the disk is full, and saving works again afterwards', async () => {
    const server = breakable(kitchen);
    const { user, path } = openApp('/g/home/r/lentil-soup?edit=true');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await enter(user, name, 'Red Soup');
    server.answerAll(507);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await banner("The server's disk is full. You can read but not save.")).toBeVisible();
    expect(await within(screen.getByRole('main')).findByText(/nothing was saved\. What you typed/)).toBeVisible();
    expect(name).toHaveValue('Red Soup');
    server.comeBack();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(path()).not.toContain('edit'));
    await noBanner();
  });

  it.each([
    ['de-DE', 'Larder wird neu gestartet …'],
    ['ar-SA', 'يُعاد تشغيل Larder…'],
  ])('shows the message in the language of the page: %s', async (code, text) => {
    const server = breakable(kitchen);
    await showLocale(code);
    server.answerAll(503);
    openApp('/g/home');

    expect(await banner(text)).toBeVisible();
    server.comeBack();
  });
});
