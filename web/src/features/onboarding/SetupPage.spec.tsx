import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { aUser } from '../../testing/builders.js';
import { answer, type Answer, type Call } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { enter } from '../../testing/enter.js';
import { openApp, tidyUp } from '../../testing/open-app.js';

const CHANGE_ME = aUser({ id: 'first', admin: true, email: 'changeme@example.com', username: 'admin' });

const HOUSEHOLD_PREFERENCES = { privateHousehold: true, recipePublic: false, firstDayOfWeek: 0 };
const TENANTS = {
  'GET /api/admin/groups/home-id': answer({ id: 'home-id', name: 'Home', preferences: { privateGroup: true } }),
  'PUT /api/admin/groups/home-id': answer({}),
  'GET /api/admin/households/family-id': answer({
    id: 'family-id',
    groupId: 'home-id',
    name: 'Family',
    preferences: HOUSEHOLD_PREFERENCES,
  }),
  'PUT /api/admin/households/family-id': answer({}),
};
const ACCOUNT = ['/api/users/password', '/api/users/first'];
const PRIVACY = ['/api/admin/groups/home-id', '/api/admin/households/family-id'];
const SEEDS = ['labels', 'foods', 'units'].map((kind) => `/api/groups/seeders/${kind}`);

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
    ...TENANTS,
    ...Object.fromEntries(
      SEEDS.map((path) => [`POST ${path}`, answer({ message: 'Seeding Successful', error: false })]),
    ),
    ...routes,
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

const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);

describe('the setup', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await tidyUp();
  });

  it('replaces the default account, the password first, and redirects to the home page', async () => {
    const calls = freshServer();
    const { user, path } = openApp('/');

    await fillInAndSave(user);
    await user.click(await screen.findByRole('button', { name: 'Go to recipes' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(writes(calls)).toEqual([...ACCOUNT, ...PRIVACY, ...SEEDS]);
    expect(calls.find(({ path: called }) => called === '/api/groups/seeders/foods')?.body).toEqual({ locale: 'en-US' });
    expect(calls.find(({ path: called }) => called === '/api/users/password')?.body).toEqual({
      currentPassword: 'MyPassword',
      newPassword: 'corn-flour-9',
    });
    expect(calls.find(({ path: called }) => called === '/api/users/first')?.body).toMatchObject({
      id: 'first',
      username: 'ana',
      fullName: 'Ana Ruiz',
      email: 'ana@example.org',
      currentPassword: 'corn-flour-9',
      admin: true,
    });
  });

  it('shows the strength of the password and requires its confirmation', async () => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user, 'corn-flour-8');

    expect(await screen.findByText('The passwords do not match')).toBeVisible();
    expect(screen.getByText('This password is good')).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it('resumes after the saved part when a later one failed', async () => {
    let fails = true;
    const taken = answer({ detail: { message: 'Failed to update user', error: true, exception: null } }, 400);
    const calls = freshServer({ 'PUT /api/users/first': () => (fails ? taken : answer({ message: 'ok' })) });
    const { user } = openApp('/admin/setup');

    await fillInAndSave(user);
    expect(await screen.findByText('Failed to update user')).toBeVisible();
    expect(screen.getByText('ana@example.org')).toBeVisible();
    fails = false;
    await next(user, SAVE);

    await waitFor(() => expect(writes(calls)).toHaveLength(8));
    expect(writes(calls)).toEqual([...ACCOUNT, '/api/users/first', ...PRIVACY, ...SEEDS]);
  });

  it('asks for the password when the installation has another initial one', async () => {
    const wrong = answer({ detail: { message: 'Invalid current password', error: true, exception: null } }, 400);
    const calls = freshServer({
      'PUT /api/users/password': ({ body }) =>
        (body as { currentPassword: string }).currentPassword === 'own' ? answer({ message: 'ok' }) : wrong,
    });
    const { user } = openApp('/admin/setup');

    await fillInAndSave(user);
    await enter(user, await screen.findByLabelText('Current password'), 'own');
    await next(user, SAVE);

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(writes(calls)).toEqual(['/api/users/password', ...ACCOUNT, ...PRIVACY, ...SEEDS]);
  });

  it('signs in again when the new password ended the session', async () => {
    let ended = true;
    const calls = freshServer({
      'PUT /api/users/first': () => (ended ? answer({ detail: 'x' }, 401) : answer({ message: 'ok' })),
      'POST /api/auth/token': () => {
        ended = false;
        return answer({ access_token: 'x', token_type: 'bearer' });
      },
    });
    const { user } = openApp('/admin/setup');

    await fillInAndSave(user);

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/auth/token')?.body).toMatchObject({
      username: 'changeme@example.com',
      password: 'corn-flour-9',
    });
  });

  it('adds no seeds when none are selected', async () => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user);
    await user.click(await screen.findByRole('switch', { name: 'Add default foods, units and labels' }));
    await next(user);
    await user.click(await screen.findByRole('button', { name: SAVE }));

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(writes(calls)).toEqual([...ACCOUNT, ...PRIVACY]);
  });

  it('makes the group public when that is selected', async () => {
    const calls = freshServer();
    const { user } = openApp('/admin/setup');

    await fillIn(user);
    await user.click(await screen.findByRole('switch', { name: 'Allow visitors to see public recipes' }));
    await next(user);
    await user.click(await screen.findByRole('button', { name: SAVE }));

    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
    const bodyOf = (path: string) => calls.find((call) => call.method === 'PUT' && call.path === path)?.body;
    expect(bodyOf('/api/admin/groups/home-id')).toMatchObject({ preferences: { privateGroup: false } });
    expect(bodyOf('/api/admin/households/family-id')).toMatchObject({
      preferences: { privateHousehold: false, recipePublic: true },
    });
  });
});
