import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@larder/contracts/admin/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const entry: AuditEntry = {
  id: '1',
  occurredAt: '2026-01-01T12:00:00Z',
  action: 'group.create',
  address: '192.0.2.1',
  outcome: 'done',
  actor: { id: 'u1', name: 'ana' },
  target: { kind: 'group', id: 'g1', name: 'Neighbors' },
};
const server = (entries: AuditEntry[]) =>
  homeServer({ 'GET /api/admin/audit': answer(aPage(entries)) }, aUser({ admin: true }));

afterEach(resetApp);

describe('the audit log', () => {
  it('shows actor and action', async () => {
    server([entry]);
    openApp('/admin/audit?action=group.create');

    const row = within(await screen.findByRole('row', { name: /Neighbors/ }));
    expect(row.getByText('Group created')).toBeVisible();
    expect(row.getByText('ana')).toBeVisible();
    expect(row.getByText('Successful')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('api/admin/audit/export?action=group.create'),
    );
  });

  it('ignores a day in the URL that does not exist', async () => {
    server([entry]);
    openApp('/admin/audit?from=2026-02-31&to=2026-99-01');

    expect(await screen.findByRole('row', { name: /Neighbors/ })).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('says when it is empty, and keeps filters in the URL', async () => {
    server([]);
    const { user, path } = openApp('/admin/audit');
    expect(await screen.findByText('No entries.')).toBeVisible();

    await user.type(screen.getByRole('searchbox', { name: 'User' }), 'ana{Enter}');
    expect(path()).toBe('/admin/audit?user=ana');
    expect(screen.getByRole('searchbox', { name: 'User' })).toHaveValue('ana');
  });

  it('finds an action by a part of its name', async () => {
    server([]);
    const { user, path } = openApp('/admin/audit');

    await user.type(await screen.findByRole('combobox', { name: 'Action' }), 'group cr');
    expect(screen.queryByTitle('Sign-in')).toBeNull();
    await user.click(await screen.findByTitle('Group created'));

    await waitFor(() => expect(path()).toBe('/admin/audit?action=group.create'));
  });

  it('shows the user that it is filtered by, also after the filters were reset by a link', async () => {
    server([]);
    const { user, path } = openApp('/admin/audit?user=ana');
    expect(await screen.findByRole('searchbox', { name: 'User' })).toHaveValue('ana');

    await user.click(screen.getByRole('link', { name: 'Audit log' }));

    await waitFor(() => expect(path()).toBe('/admin/audit'));
    expect(screen.getByRole('searchbox', { name: 'User' })).toHaveValue('');
    await user.type(screen.getByRole('searchbox', { name: 'User' }), 'bo');
    await user.tab();
    await waitFor(() => expect(path()).toBe('/admin/audit?user=bo'));
  });
});
