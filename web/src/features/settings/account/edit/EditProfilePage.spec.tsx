import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser } from '../../../../testing/builders.js';
import { enter } from '../../../../testing/enter.js';
import { answer } from '../../../../testing/fake-server.js';
import { homeServer } from '../../../../testing/home-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const ana = aUser({ id: 'ana-id' });

describe('the own account', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('saves only the data that was edited, as the rest may have been changed elsewhere', async () => {
    const calls = homeServer({ 'PATCH /api/users/ana-id': answer({ message: 'User updated' }) }, ana);
    const { user } = openApp('/user/profile/edit');

    const name = await screen.findByLabelText('Full name');
    await user.clear(name);
    await user.type(name, 'Ana Maria Ruiz');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ fullName: 'Ana Maria Ruiz' });
  });

  it('requires the password only when the e-mail address is changed', async () => {
    const calls = homeServer({ 'PATCH /api/users/ana-id': answer({ message: 'User updated' }) }, ana);
    const { user } = openApp('/user/profile/edit');
    const own = within(await screen.findByRole('form', { name: 'Personal information' }));
    expect(own.queryByLabelText('Current password')).toBeNull();

    await user.clear(own.getByLabelText('Email'));
    await enter(user, own.getByLabelText('Email'), 'ana.r@example.org');
    await enter(user, await own.findByLabelText('Current password'), 'corn-flour-9');
    await user.click(own.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      email: 'ana.r@example.org',
      currentPassword: 'corn-flour-9',
    });
  });

  it('shows username and e-mail of accounts that a directory manages read-only', async () => {
    homeServer({}, aUser({ authMethod: 'LDAP' }));
    openApp('/user/profile/edit');

    expect(await screen.findByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByText('Your username and email are managed by LDAP and cannot be changed here.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).not.toHaveAttribute('readonly');
  });

  it('changes the password and clears the fields', async () => {
    homeServer({ 'PUT /api/users/password': answer({ message: 'Password updated' }) }, ana);
    const { user } = openApp('/user/profile/edit');

    await user.type(await screen.findByLabelText('Current password'), 'old-one-1');
    await user.type(screen.getByLabelText('New password'), 'corn-flour-9');
    await user.type(screen.getByLabelText('Confirm password'), 'corn-flour-9');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('shows why the password was not changed and keeps the input', async () => {
    const refusal = answer({ detail: { message: 'Invalid current password', error: true, exception: null } }, 400);
    homeServer({ 'PUT /api/users/password': refusal }, ana);
    const { user } = openApp('/user/profile/edit');

    await user.type(await screen.findByLabelText('Current password'), 'wrong-one');
    await user.type(screen.getByLabelText('New password'), 'corn-flour-9');
    await user.type(screen.getByLabelText('Confirm password'), 'corn-flour-9');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Invalid current password')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('corn-flour-9');
  });

  it('has no password form for accounts that a directory manages', async () => {
    homeServer({}, aUser({ authMethod: 'LDAP' }));
    openApp('/user/profile/edit');

    expect(await screen.findByLabelText('Full name')).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('uploads a new avatar', async () => {
    const calls = homeServer({ 'POST /api/users/ana-id/image': answer(null) }, ana);
    const { user } = openApp('/user/profile/edit');

    await user.upload(
      await screen.findByLabelText('Change image', { selector: 'input' }),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );

    expect(await screen.findByText('Image saved')).toBeVisible();
    expect(calls.some(({ path }) => path === '/api/users/ana-id/image')).toBe(true);
  });

  it('validates that a name is available while typing', async () => {
    homeServer({ 'GET /api/validators/user/name': answer({ valid: false }) }, ana);
    const { user } = openApp('/user/profile/edit');

    const name = await screen.findByLabelText('Username');
    await user.clear(name);
    await user.type(name, 'bo');
    await user.tab();

    expect(await screen.findByText('This username is already in use')).toBeVisible();
  });

  it('shows advanced pages on request', async () => {
    const calls = homeServer({ 'PATCH /api/users/ana-id': answer({ message: 'User updated' }) }, ana);
    const { user } = openApp('/user/profile/edit');

    await user.click(await screen.findByRole('switch', { name: 'Advanced features' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ advanced: true });
  });
});
