import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserOut } from '@larder/contracts/identity/user';
import { aUser } from '../../testing/builders.js';
import { answer, type Answer, type Call } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, tidyUp } from '../../testing/open-app.js';

const CHANGE_ME = aUser({ id: 'first', admin: true, email: 'changeme@example.com', username: 'admin' });

/** A fresh installation: the account is the default one until it is renamed. */
function freshServer(routes: Record<string, Answer | ((call: Call) => Answer)> = {}): Call[] {
  let self: UserOut = CHANGE_ME;
  return homeServer({
    'GET /api/users/self': () => answer(self),
    'GET /api/app/about/startup-info': () => answer({ isFirstLogin: self.email === CHANGE_ME.email, isDemo: false }),
    'PUT /api/users/password': answer({ message: 'Password updated', error: false }),
    'PUT /api/users/first': ({ body }) => {
      self = body as UserOut;
      return answer({ message: 'User updated', error: false });
    },
    ...routes,
  });
}

async function fillIn(user: ReturnType<typeof openApp>['user'], confirmation = 'corn-flour-9') {
  await user.type(await screen.findByLabelText('Full name'), 'Ana Ruiz');
  await user.type(screen.getByLabelText('Username'), 'ana');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.type(screen.getByLabelText('New password'), 'corn-flour-9');
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Save and start cooking' }));
}

const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);

describe('the first steps', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await tidyUp();
  });

  it('replace the default account, the password first, and lead home', async () => {
    const calls = freshServer();
    const { user, path } = openApp('/');

    await fillIn(user);

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(writes(calls)).toEqual(['/api/users/password', '/api/users/first']);
    expect(calls.find(({ path: called }) => called === '/api/users/password')?.body).toEqual({
      currentPassword: 'MyPassword',
      newPassword: 'corn-flour-9',
    });
    expect(calls.find(({ path: called }) => called === '/api/users/first')?.body).toMatchObject({
      id: 'first',
      username: 'ana',
      fullName: 'Ana Ruiz',
      email: 'ana@example.org',
      admin: true,
    });
  });

  it('show how strong the password is and want it twice', async () => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user, 'corn-flour-8');

    expect(await screen.findByText('Password must match')).toBeVisible();
    expect(screen.getByText('This password is good')).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it('go on where they stopped when the second half failed', async () => {
    let fails = true;
    const taken = answer({ detail: { message: 'Failed to update user', error: true, exception: null } }, 400);
    const calls = freshServer({ 'PUT /api/users/first': () => (fails ? taken : answer({ message: 'ok' })) });
    const { user } = openApp('/admin/setup');

    await fillIn(user);
    expect(await screen.findByText('Failed to update user')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('ana');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Save and start cooking' }));

    await waitFor(() => expect(writes(calls)).toHaveLength(3));
    expect(writes(calls)).toEqual(['/api/users/password', '/api/users/first', '/api/users/first']);
  });

  it('ask for the password when the installation began with another one', async () => {
    const wrong = answer({ detail: { message: 'Invalid current password', error: true, exception: null } }, 400);
    const calls = freshServer({
      'PUT /api/users/password': ({ body }) =>
        (body as { currentPassword: string }).currentPassword === 'own' ? answer({ message: 'ok' }) : wrong,
    });
    const { user, path } = openApp('/admin/setup');

    await fillIn(user);
    await user.type(await screen.findByLabelText('Current password'), 'own');
    await user.click(screen.getByRole('button', { name: 'Save and start cooking' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(writes(calls)).toEqual(['/api/users/password', '/api/users/password', '/api/users/first']);
  });

  it('sign in again when the new password ended the session', async () => {
    let ended = true;
    const calls = freshServer({
      'PUT /api/users/first': () => (ended ? answer({ detail: 'x' }, 401) : answer({ message: 'ok' })),
      'POST /api/auth/token': () => {
        ended = false;
        return answer({ access_token: 'x', token_type: 'bearer' });
      },
    });
    const { user } = openApp('/admin/setup');

    await fillIn(user);

    await waitFor(() => expect(writes(calls).at(-1)).toBe('/api/users/first'));
    await waitFor(() => expect(writes(calls)).toHaveLength(4));
    expect(calls.find(({ path }) => path === '/api/auth/token')?.body).toMatchObject({
      username: 'changeme@example.com',
      password: 'corn-flour-9',
    });
  });
});
