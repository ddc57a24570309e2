import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { enter } from '../../../testing/enter.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

type User = ReturnType<typeof openApp>['user'];

async function chooseNew(user: User) {
  await enter(user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enter(user, screen.getByLabelText('New password'), 'corn-flour-9');
  await enter(user, screen.getByLabelText('Confirm password'), 'corn-flour-9');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
}

describe('a forgotten password', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('is requested with the address alone', async () => {
    const calls = fakeServer({ 'POST /api/users/forgot-password': answer(null) });
    const { user } = openApp('/forgot-password');

    await enter(user, await screen.findByLabelText('Email'), 'ana@example.org');
    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(await screen.findByText(/If an account with this address exists/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ana@example.org' });
  });

  it('is replaced through the link, which leads back to the login', async () => {
    const calls = fakeServer({ 'POST /api/users/reset-password': answer(null) });
    const { user, path } = openApp('/reset-password?token=secret');

    await chooseNew(user);

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      token: 'secret',
      email: 'ana@example.org',
      password: 'corn-flour-9',
      passwordConfirm: 'corn-flour-9',
    });
  });

  it('is kept when the link has expired, and a message is shown', async () => {
    fakeServer({ 'POST /api/users/reset-password': answer({ detail: 'Invalid token' }, 400) });
    const { user } = openApp('/reset-password?token=old');

    await chooseNew(user);

    expect(await screen.findByText(/the link was used or has expired/)).toBeVisible();
  });

  it.each(['reset-password', 'forgot-password'])('says that there were too many attempts (%s)', async (page) => {
    fakeServer({ [`POST /api/users/${page}`]: answer({ detail: 'Too Many Requests' }, 429) });
    const { user } = openApp(`/${page}?token=secret`);

    if (page === 'reset-password') await chooseNew(user);
    else await user.type(await screen.findByLabelText('Email'), 'ana@example.org{Enter}');

    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  });

  it('cannot be replaced with an incomplete link', async () => {
    fakeServer();
    openApp('/reset-password');

    expect(await screen.findByText('This link is incomplete')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset password' })).toBeDisabled();
  });
});
