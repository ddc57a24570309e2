import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { aUser } from '../../testing/builders.js';
import { answer, type Answer, type Call } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { enter } from '../../testing/enter.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const CHANGE_ME = aUser({ id: 'first', admin: true, email: 'changeme@example.com', username: 'admin' });

const SETUP = 'POST /api/admin/setup';

/** A fresh installation: the account is the default one until the setup. */
function freshServer(setUp?: (call: Call) => Answer): Call[] {
  let self: UserOut = CHANGE_ME;
  return homeServer({
    'GET /api/users/self': () => answer(self),
    'GET /api/app/about/startup-info': () => answer({ isFirstLogin: self.email === CHANGE_ME.email, isDemo: false }),
    [SETUP]: (call) => {
      const { username, fullName, email } = call.body as UserOut;
      const response = setUp?.(call) ?? answer({ ...self, username, fullName, email });
      if (response.status === 200) self = { ...self, username, fullName, email };
      return response;
    },
  });
}

type User = ReturnType<typeof openApp>['user'];

const next = (user: User, name = 'Next') => user.click(screen.getByRole('button', { name }));
const SAVE = 'Save and finish';

/** Fills in all steps before the last one. */
async function fillIn(user: User, confirmation = 'corn-flour-9') {
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await enter(user, await screen.findByLabelText('Full name'), 'Ana Ruiz');
  await enter(user, screen.getByLabelText('Username'), 'ana');
  await enter(user, screen.getByLabelText('Email'), 'ana@example.org');
  await enter(user, screen.getByLabelText('New password'), 'corn-flour-9');
  await enter(user, screen.getByLabelText('Confirm password'), confirmation);
  await next(user);
}

async function fillInAndSave(user: User) {
  await fillIn(user);
  await screen.findByRole('heading', { name: 'Settings' });
  await next(user);
  await screen.findByRole('heading', { name: 'Summary' });
  await next(user, SAVE);
}

const setups = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const BODY = {
  username: 'ana',
  fullName: 'Ana Ruiz',
  email: 'ana@example.org',
  password: 'corn-flour-9',
  makeGroupRecipesPublic: false,
  useSeedData: true,
  locale: 'en-US',
};

describe('the setup', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('replaces the default account and redirects to the home page', async () => {
    const calls = freshServer();
    const { user, path } = openApp('/');

    await fillInAndSave(user);
    await user.click(await screen.findByRole('button', { name: 'Go to recipes' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(setups(calls)).toEqual([BODY]);
  });

  it('shows the strength of the password and requires its confirmation', async () => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user, 'corn-flour-8');

    expect(await screen.findByText('The passwords do not match')).toBeVisible();
    expect(screen.getByText('This password is good')).toBeVisible();
    expect(setups(calls)).toEqual([]);
  });

  it('shows an error, keeps the input and can be saved again', async () => {
    let fails = true;
    const taken = answer({ detail: { message: 'This username is already taken' } }, 409);
    const calls = freshServer(({ body }) => (fails ? taken : answer({ ...CHANGE_ME, ...(body as UserOut) })));
    const { user } = openApp('/admin/setup');

    await fillInAndSave(user);
    expect(await screen.findByText('This username is already taken')).toBeVisible();
    expect(screen.getByText('ana@example.org')).toBeVisible();
    fails = false;
    await next(user, SAVE);

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(setups(calls)).toEqual([BODY, BODY]);
  });

  it('requires the password when the installation has another initial one', async () => {
    const wrong = answer({ detail: { message: 'Invalid current password', error: true, exception: null } }, 400);
    const calls = freshServer(({ body }) =>
      (body as { currentPassword?: string }).currentPassword === 'own'
        ? answer({ ...CHANGE_ME, ...(body as UserOut) })
        : wrong,
    );
    const { user } = openApp('/admin/setup');

    await fillInAndSave(user);
    await enter(user, await screen.findByLabelText('Current password'), 'own');
    await next(user, SAVE);

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(setups(calls)).toEqual([BODY, { ...BODY, currentPassword: 'own' }]);
  });

  it.each([
    ['Add default foods, units and labels', { useSeedData: false }],
    ['Allow visitors to see public recipes', { makeGroupRecipesPublic: true }],
  ])('sends the setting “%s”', async (name, changed) => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user);
    await user.click(await screen.findByRole('switch', { name }));
    await next(user);
    await user.click(await screen.findByRole('button', { name: SAVE }));

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(setups(calls)).toEqual([{ ...BODY, ...changed }]);
  });
});
