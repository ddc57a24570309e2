import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPage, aUser } from '../../../testing/builders.js';
import { browser } from '../../../entities/session/browser.js';
import { ABOUT, answer, fakeServer, type Answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SIGNED_OUT = answer({ detail: 'Could not validate credentials' }, 401);

/** A server that has a signed-in user after a login with the right password. */
function serverWithAna(routes: Record<string, Answer> = {}) {
  let signedIn = false;
  return fakeServer({
    'GET /api/users/self': () => (signedIn ? answer(aUser()) : SIGNED_OUT),
    'POST /api/auth/token': ({ body }) => {
      signedIn = (body as { password: string }).password === 'right';
      return signedIn ? answer({ access_token: 'x', token_type: 'bearer' }) : answer({ detail: 'Unauthorized' }, 401);
    },
    'GET /api/recipes': answer(aPage([])),
    ...routes,
  });
}

async function fillIn(user: ReturnType<typeof openApp>['user'], name: string, password: string) {
  await user.type(await screen.findByLabelText('Email or username'), name);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login page', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('redirects a user with the right password to the home page', async () => {
    const calls = serverWithAna();
    const { user, path } = openApp('/login');

    await fillIn(user, 'ana', 'right');

    await waitFor(() => expect(path()).toBe('/g/home'));
    const login = calls.find(({ path }) => path === '/api/auth/token');
    expect(login?.body).toEqual({ username: 'ana', password: 'right', remember_me: 'false' });
  });

  it('loads the user after signing in, also when the page was opened without a session', async () => {
    document.documentElement.dataset.visitor = 'anonymous';
    serverWithAna();
    const { user, path } = openApp('/login');

    await fillIn(user, 'ana', 'right');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('shows that the password is wrong, keeps the input and focuses the password', async () => {
    serverWithAna();
    const { user, path } = openApp('/login');

    await fillIn(user, 'ana', 'wrong');

    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password');
    expect(screen.getByLabelText('Email or username')).toHaveValue('ana');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(path()).toBe('/login');
  });

  it.each([
    [423, 'The account is locked. Please try again later.'],
    [429, 'Too many attempts. Wait a minute, then try again.'],
    [500, 'Something went wrong on the server. Try again; nothing you typed is lost.'],
  ])('shows a message for status %i', async (status, sentence) => {
    serverWithAna({ 'POST /api/auth/token': answer({ detail: 'no' }, status) });
    const { user } = openApp('/login');

    await fillIn(user, 'ana', 'right');

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('requires both fields before it sends a request', async () => {
    const calls = serverWithAna();
    const { user } = openApp('/login');

    await user.click(await screen.findByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your email and password');
    expect(calls.some(({ path }) => path === '/api/auth/token')).toBe(false);
  });

  it('focuses the field that is missing', async () => {
    serverWithAna();
    const { user } = openApp('/login');

    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(screen.getByLabelText('Email or username')).toHaveFocus();
    await user.type(screen.getByLabelText('Email or username'), 'ana');
    await user.clear(screen.getByLabelText('Password'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('shows the default account while it is in use', async () => {
    serverWithAna({ 'GET /api/app/about/startup-info': answer({ isFirstLogin: true, isDemo: false }) });
    openApp('/login');

    expect(await screen.findByText('changeme@example.com')).toBeVisible();
    expect(screen.getByText('MyPassword')).toBeVisible();
  });

  it('returns to the page that required the login', async () => {
    serverWithAna();
    const { user, path } = openApp('/user/profile');

    await fillIn(user, 'ana', 'right');

    await waitFor(() => expect(path()).toBe('/user/profile'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana Ruiz' })).toBeVisible();
  });

  it('shows the provider next to the password form', async () => {
    serverWithAna({ 'GET /api/app/about': answer({ ...ABOUT, enableOidc: true, oidcProviderName: 'Keycloak' }) });
    openApp('/login');

    const button = await screen.findByRole('link', { name: 'Sign in with Keycloak' });
    expect(button).toHaveAttribute('href', '/api/auth/oauth');
  });

  it('redirects to the provider when it is the only sign-in method', async () => {
    const leave = jest.spyOn(browser, 'leaveFor').mockReturnValue();
    serverWithAna({ 'GET /api/app/about': answer({ ...ABOUT, enableOidc: true, oidcRedirect: true }) });
    openApp('/login');

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/auth/oauth'));
  });

  it('completes the sign-in of the provider, once', async () => {
    let signedIn = false;
    const calls = serverWithAna({
      'GET /api/users/self': (() => (signedIn ? answer(aUser()) : SIGNED_OUT)) as never,
      'GET /api/auth/oauth/callback': (() => {
        signedIn = true;
        return answer({ access_token: 'x', token_type: 'bearer' });
      }) as never,
    });
    const { path } = openApp('/login?code=abc&state=xyz');

    await waitFor(() => expect(path()).toBe('/g/home'));
    const finished = calls.filter(({ path: called }) => called === '/api/auth/oauth/callback');
    expect(finished.map(({ query }) => query.toString())).toEqual(['code=abc&state=xyz']);
  });

  it('returns to the login form when the provider refused', async () => {
    serverWithAna({ 'GET /api/auth/oauth/callback': answer({ detail: 'Unauthorized' }, 401) });
    const { path } = openApp('/login?error=access_denied');

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
    expect(await screen.findByText('Wrong username or password')).toBeVisible();
  });

  it('links to registration only when it is enabled', async () => {
    serverWithAna({ 'GET /api/app/about': answer({ ...ABOUT, allowSignup: true }) });
    openApp('/login');

    expect(await screen.findByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  });
});
