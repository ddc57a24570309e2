import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aGroup, aHousehold, aPage, aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { enter } from '../../../testing/enter.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const family = aHousehold({ users: [{ id: 'bo', fullName: 'Bo Lind' }] });
const attic = aHousehold({ id: 'attic-id', name: 'Attic' });
const home = aGroup();

const adminServer = (routes: Parameters<typeof homeServer>[0] = {}) =>
  homeServer(
    {
      'GET /api/admin/groups': answer(aPage([home])),
      'GET /api/admin/groups/home-id': answer(home),
      'GET /api/admin/households': answer(aPage([family, attic])),
      'GET /api/validators/group': answer({ valid: true }),
      ...routes,
    },
    aUser({ admin: true }),
  );

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('households and groups', () => {
  it('with members cannot be deleted, and show the reason', async () => {
    adminServer();
    openApp('/admin/manage/households');

    expect(await screen.findByRole('button', { name: 'Households with users cannot be deleted' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete Attic' })).toBeEnabled();
  });

  it('are created by name', async () => {
    const calls = adminServer({ 'POST /api/admin/groups': answer(home, 201) });
    const { user } = openApp('/admin/manage/groups');

    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Group name'), 'Lighthouse');
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Group created')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Lighthouse' });
  });

  it('are renamed and keep their preferences', async () => {
    const calls = adminServer({ 'PUT /api/admin/groups/home-id': answer(home) });
    const { user } = openApp('/admin/manage/groups/home-id');

    const name = await screen.findByLabelText('Group name');
    await user.clear(name);
    await enter(user, name, 'Lighthouse');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      id: 'home-id',
      name: 'Lighthouse',
      preferences: home.preferences,
    });
  });
});
