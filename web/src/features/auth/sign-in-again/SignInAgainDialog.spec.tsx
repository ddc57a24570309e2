import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { aUser } from '../../../testing/builders.js';
import { ana, BY_ID, EDIT, editorServer, nameField, savedRecipes } from '../../../testing/editor-server.js';
import { ABOUT, answer, type Routes } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SIGNED_OUT = answer({ detail: 'Could not validate credentials' }, 401);
const bob = aUser({ id: 'bob-id', username: 'bob', fullName: 'Bob Ruiz' });

/** Edits a recipe as Ana and saves it after her session has ended. */
async function saveWithoutSession(former: UserOut = ana, routes: Routes = {}) {
  let session: UserOut | null = former;
  const calls = editorServer({
    'GET /api/users/self': () => (session ? answer(session) : SIGNED_OUT),
    'POST /api/auth/token': ({ body }) => {
      session = (body as { username: string }).username === 'bob' ? bob : ana;
      return answer({ access_token: 'x', token_type: 'bearer' });
    },
    [`PUT ${BY_ID}`]: ({ body }) => (session ? answer(body) : SIGNED_OUT),
    ...routes,
  });
  const { user, path } = openApp(EDIT);
  await user.type(await nameField(), '!');
  session = null;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  const signInAs = async (name: string) => {
    const field = await dialog.findByLabelText('Email or username');
    await user.clear(field);
    await user.type(field, name);
    await user.type(dialog.getByLabelText('Password'), 'secret{Enter}');
  };
  const signInElsewhere = (as: UserOut) => {
    session = as;
    act(() => void dispatchEvent(new Event('focus')));
  };
  return { calls, path, user, dialog, signInAs, signInElsewhere };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('signing in again after the session has ended', () => {
  it('repeats what the user wanted to save', async () => {
    const { calls, path, signInAs } = await saveWithoutSession();

    await signInAs('ana');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(savedRecipes(calls).map(({ name }) => name)).toEqual(['Lentil Soup!', 'Lentil Soup!']);
  });

  it('needs only the password, since the username is filled in', async () => {
    const { path, user, dialog } = await saveWithoutSession();

    expect(await dialog.findByLabelText('Email or username')).toHaveValue('ana');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await user.keyboard('secret{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
  });

  it('as another user saves nothing, and shows the home page of that user', async () => {
    const { calls, path, signInAs } = await saveWithoutSession();

    await signInAs('bob');

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(await screen.findByText('Bob Ruiz')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(savedRecipes(calls)).toHaveLength(1);
  });

  it('in another tab continues here', async () => {
    const { calls, path, signInElsewhere } = await saveWithoutSession();

    signInElsewhere(ana);

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(savedRecipes(calls)).toHaveLength(2);
  });
});

describe('signing in again with OpenID', () => {
  const OIDC = { 'GET /api/app/about': answer({ ...ABOUT, enableOidc: true, oidcProviderName: 'Authentik' }) };
  const provider = { name: 'Sign in with Authentik' };

  it('offers the provider in a new tab, and no password to an account that has none', async () => {
    const { dialog } = await saveWithoutSession({ ...ana, authMethod: 'OIDC' }, OIDC);

    const link = await dialog.findByRole('link', provider);
    expect(link).toHaveAttribute('href', expect.stringContaining('api/auth/oauth'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(dialog.queryByLabelText('Password')).toBeNull();
  });

  it('offers both to an account with a password', async () => {
    const { dialog } = await saveWithoutSession(ana, OIDC);

    expect(await dialog.findByRole('link', provider)).toBeVisible();
    expect(dialog.getByLabelText('Password')).toBeVisible();
  });
});
