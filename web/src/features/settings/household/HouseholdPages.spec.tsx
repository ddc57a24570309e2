import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const ana = aUser({ id: 'ana', canManage: true, canManageHousehold: true });
const bo = aUser({ id: 'bo', fullName: 'Bo Lind', username: 'bo' });
const root = aUser({ id: 'root', fullName: 'Root', username: 'root', admin: true, canManage: true });
const PREFERENCES = {
  id: 'p',
  privateHousehold: true,
  lockRecipeEditsFromOtherHouseholds: true,
  firstDayOfWeek: 1,
  recipePublic: false,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: true,
  convertShoppingUnits: true,
};
const family = { id: 'family-id', groupId: 'home-id', name: 'Family', slug: 'family', preferences: PREFERENCES };

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the members', () => {
  it('get permissions one by one; the others are kept', async () => {
    const calls = homeServer(
      {
        'GET /api/households/members': answer(aPage([ana, bo, root])),
        'PUT /api/households/permissions': answer(bo),
      },
      ana,
    );
    const { user } = openApp('/household/members');

    await user.click(await screen.findByRole('checkbox', { name: 'Invitations: Bo Lind' }));

    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        userId: 'bo',
        canInvite: true,
        canManage: false,
        canManageHousehold: false,
        canOrganize: false,
      }),
    );
  });

  it('keep a permission that was given just before another one', async () => {
    let isLoaded = false;
    const calls = homeServer(
      {
        'GET /api/households/members': () => {
          if (isLoaded) return new Promise(() => undefined); // the list is loaded again, slowly
          isLoaded = true;
          return answer(aPage([ana, bo]));
        },
        'PUT /api/households/permissions': ({ body }) => answer({ ...bo, ...(body as object) }),
      },
      ana,
    );
    const { user } = openApp('/household/members');

    await user.click(await screen.findByRole('checkbox', { name: 'Invitations: Bo Lind' }));
    expect(screen.getByRole('checkbox', { name: 'Invitations: Bo Lind' })).toHaveFocus();
    await screen.findByText('Permissions saved');
    await user.click(screen.getByRole('checkbox', { name: 'Organize data: Bo Lind' }));

    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(screen.getByRole('checkbox', { name: 'Invitations: Bo Lind' })).toBeChecked();
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      canInvite: true,
      canOrganize: true,
    });
  });

  it('cannot change their own permissions, nor those of administrators', async () => {
    homeServer({ 'GET /api/households/members': answer(aPage([ana, bo, root])) }, ana);
    openApp('/household/members');

    expect(await screen.findByRole('checkbox', { name: 'Organize data: Ana Ruiz' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Organize data: Root' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Organize data: Bo Lind' })).toBeEnabled();
  });

  it('show that a change was refused', async () => {
    homeServer(
      {
        'GET /api/households/members': answer(aPage([bo])),
        'PUT /api/households/permissions': answer({ detail: 'Forbidden' }, 403),
      },
      ana,
    );
    const { user } = openApp('/household/members');

    await user.click(await screen.findByRole('checkbox', { name: 'Organize data: Bo Lind' }));

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Organize data: Bo Lind' })).not.toBeChecked());
  });

  it('are hidden from users without the permission to manage them', async () => {
    homeServer();
    const { path } = openApp('/household/members');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});

describe('the household settings', () => {
  it('are saved', async () => {
    const calls = homeServer(
      {
        'GET /api/households/self': answer(family),
        'GET /api/households/preferences': answer(PREFERENCES),
        'PUT /api/households/preferences': answer(PREFERENCES),
      },
      ana,
    );
    const { user } = openApp('/household');

    await user.click(await screen.findByRole('switch', { name: 'Private household' }));
    await user.click(screen.getByRole('switch', { name: 'Convert units on shopping lists' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      privateHousehold: false,
      firstDayOfWeek: 1,
      recipeDisableAmount: true,
      convertShoppingUnits: false,
    });
  });

  it('keep what another device has changed meanwhile', async () => {
    const calls = homeServer(
      {
        'GET /api/households/self': answer(family),
        'GET /api/households/preferences': answer({ ...PREFERENCES, firstDayOfWeek: 3 }),
        'PUT /api/households/preferences': answer(PREFERENCES),
      },
      ana,
    );
    const { user } = openApp('/household');

    await user.click(await screen.findByRole('switch', { name: 'Private household' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
        privateHousehold: false,
        firstDayOfWeek: 3,
      }),
    );
  });
});

describe('household settings that were saved', () => {
  it('are not sent again with the next change, as another device may have changed them', async () => {
    const calls = homeServer(
      {
        'GET /api/households/self': answer(family),
        'GET /api/households/preferences': answer(PREFERENCES),
        'PUT /api/households/preferences': answer(PREFERENCES),
      },
      ana,
    );
    const { user } = openApp('/household');
    const saved = () => calls.filter(({ method }) => method === 'PUT');

    await user.click(await screen.findByRole('switch', { name: 'Private household' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings updated')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Convert units on shopping lists' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[0]?.body).toMatchObject({ privateHousehold: false, convertShoppingUnits: true });
    expect(saved()[1]?.body).toMatchObject({ privateHousehold: true, convertShoppingUnits: false });
  });
});

describe('the group settings', () => {
  const group = {
    id: 'home-id',
    name: 'Home',
    slug: 'home',
    preferences: { ...PREFERENCES, privateGroup: true, groupId: 'home-id' },
  };

  it('show the used storage, or that it could not be loaded', async () => {
    let isBroken = true;
    const storage = { usedStorageBytes: 1, usedStorageStr: '1.0 MB', totalStorageBytes: 4, totalStorageStr: '4.0 GB' };
    homeServer(
      {
        'GET /api/groups/self': answer(group),
        'GET /api/groups/storage': () => (isBroken ? answer({ detail: 'broken' }, 500) : answer(storage)),
      },
      ana,
    );
    const { user } = openApp('/group');
    const panel = within(await screen.findByRole('region', { name: 'Storage' }));
    isBroken = false;

    await user.click(panel.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/1\.0 MB.*4\.0 GB/)).toBeVisible();
  });

  it('make the group public only after a confirmation', async () => {
    const calls = homeServer(
      {
        'GET /api/groups/self': answer(group),
        'GET /api/groups/preferences': answer(group.preferences),
        'PUT /api/groups/preferences': answer(group.preferences),
      },
      ana,
    );
    const { user } = openApp('/group');

    await user.click(await screen.findByRole('switch', { name: 'Private group' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Make public' }));

    await waitFor(() =>
      // The defaults of new households were not edited.
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ privateGroup: false }),
    );
  });

  it('do not make a group private again that another device has made public', async () => {
    const calls = homeServer(
      {
        'GET /api/groups/self': answer(group),
        'GET /api/groups/preferences': answer({ ...group.preferences, privateGroup: false }),
        'PUT /api/groups/preferences': answer(group.preferences),
      },
      ana,
    );
    const { user } = openApp('/group');

    await user.click(await screen.findByRole('switch', { name: /comment/i }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        privateGroup: false,
        recipeDisableComments: !PREFERENCES.recipeDisableComments,
      }),
    );
  });
});
