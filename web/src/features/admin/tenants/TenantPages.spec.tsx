import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

  it('are created in a group', async () => {
    const harbor = aGroup({ id: 'harbor-id', name: 'Harbor' });
    const calls = adminServer({
      'GET /api/admin/groups': answer(aPage([home, harbor])),
      'POST /api/admin/households': answer(aHousehold({ id: 'boat-id', name: 'Boat' }), 201),
    });
    const { user } = openApp('/admin/manage/households');

    await user.click(await screen.findByRole('button', { name: 'New household' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Home');
    await user.click(dialog.getByRole('combobox', { name: 'Group' }));
    await user.click(await screen.findByTitle('Harbor'));
    await enter(user, dialog.getByLabelText('Name'), 'Boat');
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Household created')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ groupId: 'harbor-id', name: 'Boat' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without members are deleted after a confirmation', async () => {
    const empty = aGroup({ id: 'empty-id', name: 'Harbor', households: [], users: [] });
    let groups = [home, empty];
    const calls = adminServer({
      'GET /api/admin/groups': () => answer(aPage(groups)),
      'DELETE /api/admin/groups/empty-id': () => {
        groups = [home];
        return answer(empty);
      },
    });
    const { user } = openApp('/admin/manage/groups');

    await user.click(await screen.findByRole('button', { name: 'Delete Harbor' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Group deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbor' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
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

  it('are created once, however often Enter is pressed', async () => {
    const calls = adminServer({ 'POST /api/admin/groups': answer(home, 201) });
    const { user } = openApp('/admin/manage/groups');

    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Group name'), 'Lighthouse');
    await user.keyboard('{Enter}{Enter}');

    expect(await screen.findByText('Group created')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['groups', 'Group not found'],
    ['households', 'Household not found'],
  ])('that do not exist any more are not offered to be loaded again (%s)', async (kind, text) => {
    adminServer();
    openApp(`/admin/manage/${kind}/gone-id`);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are renamed without sending their preferences, which may have been changed elsewhere', async () => {
    const calls = adminServer({ 'PATCH /api/admin/groups/home-id': answer(home) });
    const { user } = openApp('/admin/manage/groups/home-id');

    const name = await screen.findByLabelText('Group name');
    await user.clear(name);
    await enter(user, name, 'Lighthouse');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Lighthouse' });
  });

  it('get single preferences', async () => {
    const calls = adminServer({
      'GET /api/admin/households/attic-id': answer(attic),
      'PATCH /api/admin/households/attic-id': answer(attic),
    });
    const { user } = openApp('/admin/manage/households/attic-id');

    await user.click(await screen.findByRole('switch', { name: 'Private household' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Settings updated')).toBeVisible();
    const privateHousehold = !attic.preferences?.privateHousehold;
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ preferences: { privateHousehold } });
  });
});
