import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders.js';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const invitation = { token: 'abc-token', usesLeft: 2, groupId: 'home-id', householdId: 'family-id' };
const bo = aUser({ id: 'bo', canInvite: true, advanced: true });

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the profile', () => {
  it('shows counts and links only to permitted pages', async () => {
    homeServer({
      'GET /api/households/statistics': answer({
        totalRecipes: 1204,
        totalUsers: 3,
        totalCategories: 8,
        totalTags: 21,
        totalTools: 5,
      }),
    });
    openApp('/user/profile');

    expect(await screen.findByText('1,204')).toBeVisible();
    const pages = ['Recipes', 'Categories', 'Tags', 'Tools'].map((name) =>
      screen.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${name}$`) }).getAttribute('href'),
    );
    expect(pages).toEqual(['/g/home', '/g/home/recipes/categories', '/g/home/recipes/tags', '/g/home/recipes/tools']);
    expect(screen.getByRole('link', { name: /^Cookbooks A cookbook/ })).toHaveAttribute('href', '/g/home/cookbooks');
    expect(screen.getByRole('link', { name: /Your account/ })).toHaveAttribute('href', '/user/profile/edit');
    expect(screen.queryByRole('link', { name: /API tokens/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Group settings/ })).toBeNull();
  });

  it('leads to the invitations by one control: a link, without a button in it', async () => {
    homeServer({}, bo);
    openApp('/user/profile');

    expect(await screen.findByRole('link', { name: 'Invite people' })).toHaveAttribute(
      'href',
      '/user/profile/invitations',
    );
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
  });

  it('shows that the session is ended while the server does not respond', async () => {
    let respond: () => void = () => undefined;
    const response = new Promise<Answer>((resolve) => {
      respond = () => resolve(answer({ message: 'Logged out' }));
    });
    homeServer({ 'POST /api/auth/logout': () => response });
    const { user, path } = openApp('/user/profile');
    const page = within(await screen.findByRole('main'));

    await user.click(await page.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Sign out', busy: true })).toBeVisible());
    respond();

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
  });
});

describe('invitations', () => {
  it('have a link, a QR code of it, and can be revoked', async () => {
    let invitations = [invitation];
    homeServer(
      {
        'GET /api/households/invitations': () => answer(invitations),
        'DELETE /api/households/invitations/abc-token': () => {
          invitations = [];
          return answer(invitation);
        },
      },
      bo,
    );
    const { user } = openApp('/user/profile/invitations');

    const link = await screen.findByRole('textbox', { name: 'Invitation link' });
    expect(link).toHaveValue('http://localhost/register?token=abc-token');
    expect(await screen.findByRole('img', { name: 'Invitation link as a QR code' })).toBeVisible();
    expect(screen.getByText('Works for 2 more people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Invitation link' })).toBeNull());
  });

  it('say when they could not be revoked', async () => {
    homeServer({ 'GET /api/households/invitations': answer([invitation]) }, bo);
    const { user } = openApp('/user/profile/invitations');

    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  });

  it('are created for one use by default', async () => {
    const calls = homeServer(
      {
        'GET /api/households/invitations': answer([]),
        'POST /api/households/invitations': answer(invitation, 201),
      },
      bo,
    );
    const { user } = openApp('/user/profile/invitations');

    await user.click(await screen.findByRole('button', { name: 'Create link' }));

    expect(await screen.findByText('Invitation created')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ uses: 1 });
  });

  it.each([
    [true, 'Email sent'],
    [false, 'The email could not be sent'],
  ])('are sent by mail and show the outcome: %s', async (success, sentence) => {
    homeServer(
      {
        'GET /api/households/invitations': answer([invitation]),
        'POST /api/households/invitations/email': answer({ success, error: null }),
      },
      bo,
    );
    const { user } = openApp('/user/profile/invitations');

    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'cy@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('show why the server refused to send them', async () => {
    homeServer(
      {
        'GET /api/households/invitations': answer([invitation]),
        'POST /api/households/invitations/email': answer({ detail: { message: 'The invitation was used' } }, 404),
      },
      bo,
    );
    const { user } = openApp('/user/profile/invitations');

    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'cy@example.org{Enter}');

    expect(await screen.findByText('The invitation was used')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('cy@example.org');
  });

  it('are only for users with the permission to invite', async () => {
    homeServer();
    const { path } = openApp('/user/profile/invitations');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});

describe('API tokens', () => {
  const token = { token: '***', name: 'tablet', id: 7, createdAt: '2026-03-01T10:00:00Z' };

  it('are shown once when they are created', async () => {
    homeServer({ 'POST /api/users/api-tokens': answer({ ...token, token: 'the-secret' }, 201) }, bo);
    const { user } = openApp('/user/profile/api-tokens');

    await user.type(await screen.findByLabelText('Name'), 'tablet');
    await user.click(screen.getByRole('button', { name: 'Generate' }));

    expect(await screen.findByDisplayValue('the-secret')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByDisplayValue('the-secret')).toBeNull();
  });

  it('say when they could not be deleted', async () => {
    homeServer({}, aUser({ ...bo, tokens: [token] }));
    const { user } = openApp('/user/profile/api-tokens');

    await user.click(await screen.findByRole('button', { name: 'Delete token tablet' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  });

  it('are deleted after a confirmation', async () => {
    const calls = homeServer(
      { 'DELETE /api/users/api-tokens/7': answer({ tokenDelete: 'tablet' }) },
      aUser({ ...bo, tokens: [token] }),
    );
    const { user } = openApp('/user/profile/api-tokens');

    expect(await screen.findByText('You have 1 token')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete token tablet' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
