import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../testing/builders.js';
import { ABOUT, answer, fakeServer, type Answer } from '../../../testing/fake-server.js';
import { enter } from '../../../testing/enter.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

type User = ReturnType<typeof openApp>['user'];

const anonymousServer = (routes: Record<string, Answer> = {}) =>
  fakeServer({
    'GET /api/validators/user/name': answer({ valid: true }),
    'GET /api/validators/user/email': answer({ valid: true }),
    'GET /api/validators/invitation': answer({ valid: true }),
    'GET /api/validators/group': answer({ valid: true }),
    'POST /api/users/register': answer(aUser({ username: 'bo' }), 201),
    ...routes,
  });

async function fillInAccount(user: User) {
  await enter(user, await screen.findByLabelText('Full name'), 'Bo Lind');
  await enter(user, screen.getByLabelText('Username'), 'bo');
  await enter(user, screen.getByLabelText('Email'), 'bo@example.org');
  await enter(user, screen.getByLabelText('New password'), 'corn-flour-9');
  await enter(user, screen.getByLabelText('Confirm password'), 'corn-flour-9');
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('registration', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('with an invitation requires only the account', async () => {
    const calls = anonymousServer();
    const { user, path } = openApp('/register?token=abc');

    await fillInAccount(user);
    expect(await screen.findByText('bo@example.org')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
    expect(await screen.findByText('Your account is ready. Please sign in.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      groupToken: 'abc',
      username: 'bo',
      fullName: 'Bo Lind',
      email: 'bo@example.org',
      password: 'corn-flour-9',
      passwordConfirm: 'corn-flour-9',
      advanced: false,
      private: false,
      seedData: false,
      locale: 'en-US',
    });
  });

  it('leads to the sign-in form with the new name, so that only the password is missing', async () => {
    anonymousServer();
    const { user } = openApp('/register?token=abc');

    await fillInAccount(user);
    await user.click(await screen.findByRole('button', { name: 'Create account' }));

    expect(await screen.findByLabelText('Email or username')).toHaveValue('bo');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('reports an invalid invitation when its link is opened, and another token when it is entered', async () => {
    anonymousServer({ 'GET /api/validators/invitation': answer({ valid: false }) });
    const { user } = openApp('/register?token=abc');

    const token = await screen.findByLabelText('Invitation token');
    expect(token).toHaveValue('abc');
    expect(screen.getByRole('alert')).toHaveTextContent('This invitation is not valid or has expired.');
    await enter(user, token, 'd');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(token).toHaveAccessibleDescription(/^This invitation is not valid/));
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('starts with the token when an invitation is required', async () => {
    anonymousServer();
    const { user } = openApp('/register');

    await enter(user, await screen.findByLabelText('Invitation token'), 'abc');
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByLabelText('Full name')).toHaveFocus();
  });

  it('creates a new group where that is allowed', async () => {
    const calls = anonymousServer({ 'GET /api/app/about': answer({ ...ABOUT, allowSignup: true }) });
    const { user } = openApp('/register');

    await user.click(await screen.findByRole('button', { name: /Create a group/ }));
    await enter(user, await screen.findByLabelText('Group name'), 'Lighthouse');
    await user.click(screen.getByRole('switch', { name: 'Keep recipes private' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await fillInAccount(user);
    await user.click(await screen.findByRole('button', { name: 'Create account' }));

    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        group: 'Lighthouse',
        private: true,
        seedData: false,
      }),
    );
  });

  it('does not continue with a name that is taken', async () => {
    anonymousServer({ 'GET /api/validators/user/name': answer({ valid: false }) });
    const { user } = openApp('/register?token=abc');

    await fillInAccount(user);

    expect(await screen.findByText('This username is already in use')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Bo Lind');
  });

  it('shows that an invitation is used up, and keeps the input', async () => {
    anonymousServer({ 'POST /api/users/register': answer({ detail: { message: 'Invalid group token' } }, 400) });
    const { user } = openApp('/register?token=abc');

    await fillInAccount(user);
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/not valid or has expired/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(await screen.findByLabelText('Username')).toHaveValue('bo');
  });
});
