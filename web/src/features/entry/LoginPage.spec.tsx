import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPage, aUser } from '../../testing/builders.js';
import { answer, fakeServer, type Answer } from '../../testing/fake-server.js';
import { openApp, tidyUp } from '../../testing/open-app.js';

const NOBODY = answer({ detail: 'Could not validate credentials' }, 401);

/** A server that knows Ana once the right password came in. */
function serverWithAna(routes: Record<string, Answer> = {}) {
  let signedIn = false;
  return fakeServer({
    'GET /api/users/self': () => (signedIn ? answer(aUser()) : NOBODY),
    'POST /api/auth/token': ({ body }) => {
      signedIn = (body as { password: string }).password === 'right';
      return signedIn ? answer({ access_token: 'x', token_type: 'bearer' }) : answer({ detail: 'Unauthorized' }, 401);
    },
    'GET /api/recipes': answer(aPage([])),
    ...routes,
  });
}

async function fillIn(user: ReturnType<typeof openApp>['user'], name: string, password: string) {
  await user.type(await screen.findByLabelText('E-mail or username'), name);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login page', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await tidyUp();
  });

  it('brings somebody with the right password home', async () => {
    const calls = serverWithAna();
    const { user, path } = openApp('/login');

    await fillIn(user, 'ana', 'right');

    await waitFor(() => expect(path()).toBe('/g/home'));
    const login = calls.find(({ path }) => path === '/api/auth/token');
    expect(login?.body).toEqual({ username: 'ana', password: 'right', remember_me: 'false' });
  });

  it('says that the password is wrong, keeps what was typed and returns to the password', async () => {
    serverWithAna();
    const { user, path } = openApp('/login');

    await fillIn(user, 'ana', 'wrong');

    expect((await screen.findAllByText('Invalid Credentials')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('E-mail or username')).toHaveValue('ana');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(path()).toBe('/login');
  });

  it.each([
    [423, 'Account Locked. Please try again later'],
    [429, 'Too many attempts. Wait a minute, then try again.'],
    [500, 'Something Went Wrong!'],
  ])('explains a refusal with status %i', async (status, sentence) => {
    serverWithAna({ 'POST /api/auth/token': answer({ detail: 'no' }, status) });
    const { user } = openApp('/login');

    await fillIn(user, 'ana', 'right');

    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  it('asks for both fields before it asks the server', async () => {
    const calls = serverWithAna();
    const { user } = openApp('/login');

    await user.click(await screen.findByRole('button', { name: 'Login' }));

    expect((await screen.findAllByText('Please enter your e-mail and password')).length).toBeGreaterThan(0);
    expect(calls.some(({ path }) => path === '/api/auth/token')).toBe(false);
  });

  it('shows the first account as long as it is in use', async () => {
    serverWithAna({ 'GET /api/app/about/startup-info': answer({ isFirstLogin: true, isDemo: false }) });
    openApp('/login');

    expect(await screen.findByText('changeme@example.com')).toBeVisible();
    expect(screen.getByText('MyPassword')).toBeVisible();
  });

  it('returns to the page that asked for the login', async () => {
    serverWithAna();
    const { user, path } = openApp('/user/profile');

    await fillIn(user, 'ana', 'right');

    await waitFor(() => expect(path()).toBe('/user/profile'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana Ruiz' })).toBeVisible();
  });
});
