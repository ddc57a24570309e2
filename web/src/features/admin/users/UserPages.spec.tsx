import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aGroup, aHousehold, aPage, aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { enter } from '../../../testing/enter.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const root = aUser({ id: 'root', fullName: 'Root', username: 'root', email: 'root@example.org', admin: true });
const bo = aUser({ id: 'bo', fullName: 'Bo Lind', username: 'bo', email: 'bo@example.org', canInvite: true });
const adminServer = (routes: Parameters<typeof homeServer>[0] = {}) =>
  homeServer(
    {
      'GET /api/admin/users': answer(aPage([root, bo])),
      'GET /api/admin/users/bo': answer(bo),
      'GET /api/admin/groups': answer(aPage([aGroup()])),
      'GET /api/admin/households': answer(aPage([aHousehold()])),
      'GET /api/validators/user/name': answer({ valid: true }),
      'GET /api/validators/user/email': answer({ valid: true }),
      ...routes,
    },
    root,
  );

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the users', () => {
  it('are found by any of their names', async () => {
    adminServer();
    const { user } = openApp('/admin/manage/users');

    expect(await screen.findByRole('link', { name: /Bo Lind.*bo · / })).toBeVisible();
    await enter(user, screen.getByLabelText('Find a user'), 'root@');

    await waitFor(() => expect(screen.queryByRole('link', { name: /Bo Lind/ })).toBeNull());
    expect(screen.getByRole('table', { name: 'Users' })).toBeVisible();
  });

  it('are unlocked, and the number of locked ones is shown', async () => {
    const calls = adminServer({ 'POST /api/admin/users/unlock': answer({ unlocked: 2 }) });
    const { user } = openApp('/admin/manage/users');

    await user.click(await screen.findByRole('button', { name: 'Unlock users' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlock' }));

    expect(await screen.findByText('2 users unlocked')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.query.get('force')).toBe('true');
  });

  it('are unlocked one by one', async () => {
    let unlocked = 1;
    const calls = adminServer({ 'POST /api/admin/users/unlock': () => answer({ unlocked }) });
    const { user } = openApp('/admin/manage/users/bo');

    const panel = within(await screen.findByRole('region', { name: 'Unlock account' }));
    await user.click(panel.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Account unlocked')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.query.get('userId')).toBe('bo');

    unlocked = 0;
    await user.click(panel.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('This account is not locked')).toBeVisible();
  });

  it('are deleted after a confirmation; the reason is shown when the server refuses', async () => {
    adminServer({ 'DELETE /api/admin/users/bo': answer({ detail: 'SUPER_USER' }, 403) });
    const { user } = openApp('/admin/manage/users');

    await user.click(await screen.findByRole('button', { name: 'Delete Bo Lind' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The first administrator cannot be deleted.')).toBeVisible();
  });

  it('are not deleted by a user who is no administrator any more, who is told so', async () => {
    adminServer({ 'DELETE /api/admin/users/bo': answer({ detail: 'Forbidden' }, 403) });
    const { user } = openApp('/admin/manage/users');

    await user.click(await screen.findByRole('button', { name: 'Delete Bo Lind' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });

  it('are created in a group and household', async () => {
    const calls = adminServer({ 'POST /api/admin/users': answer(bo, 201) });
    const { user, path } = openApp('/admin/manage/users/create');

    await enter(user, await screen.findByLabelText('Full name'), 'Cy Moon');
    await enter(user, screen.getByLabelText('Username'), 'cy');
    await enter(user, screen.getByLabelText('Email'), 'cy@example.org');
    await enter(user, screen.getByLabelText('New password'), 'corn-flour-9');
    await enter(user, screen.getByLabelText('Confirm password'), 'corn-flour-9');
    await user.click(screen.getByRole('button', { name: 'Create' }));

    await waitFor(() => expect(path()).toBe('/admin/manage/users'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      username: 'cy',
      password: 'corn-flour-9',
      group: 'Home',
      household: 'Family',
      authMethod: 'Mealie',
    });
  });

  it('are changed in the edited fields only, as the others may have been changed elsewhere', async () => {
    const calls = adminServer({ 'PATCH /api/admin/users/bo': answer(bo) });
    const { user } = openApp('/admin/manage/users/bo');

    await user.click(await screen.findByRole('switch', { name: 'Organize data' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('User updated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ canOrganize: true });
  });

  it('are marked as having a confirmed e-mail address', async () => {
    const calls = adminServer({ 'PATCH /api/admin/users/bo': answer(bo) });
    const { user } = openApp('/admin/manage/users/bo');

    await user.click(await screen.findByRole('switch', { name: 'Email address confirmed' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ emailConfirmed: true });
  });

  it('get a password reset link', async () => {
    adminServer({ 'POST /api/admin/users/password-reset-token': answer({ token: 'once' }, 201) });
    const { user } = openApp('/admin/manage/users/bo');

    await user.click(await screen.findByRole('button', { name: 'Create link' }));

    expect(await screen.findByDisplayValue('http://localhost/reset-password/?token=once')).toBeVisible();
  });

  it('are for administrators only', async () => {
    homeServer();
    const { path } = openApp('/admin/manage/users');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});
