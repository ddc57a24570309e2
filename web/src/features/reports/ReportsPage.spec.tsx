import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

const ENDED = {
  id: 'r1',
  groupId: 'home-id',
  timestamp: '2026-01-01T00:00:00Z',
  category: 'bulk_import',
  name: 'Bulk import',
  status: 'success',
  done: 2,
  total: 2,
};

describe('the list of reports', () => {
  it('stays on screen when it cannot be loaded again', async () => {
    let attempts = 0;
    homeServer({
      'GET /api/groups/reports': () => answer([ENDED], (attempts += 1) === 1 ? 200 : 500),
      'DELETE /api/groups/reports/r1': answer({ detail: { message: 'The report is in use' } }, 409),
    });
    const { user } = openApp('/group/reports');

    await user.click(await screen.findByRole('button', { name: /^Delete Bulk import/ }));
    expect(await screen.findByText('The report is in use')).toBeVisible();

    await waitFor(() => expect(attempts).toBe(2));
    expect(screen.getByRole('link', { name: 'Bulk import' })).toBeVisible();
  });

  it('deletes a report once when its button is clicked twice', async () => {
    let reports = [ENDED];
    const calls = homeServer({
      'GET /api/groups/reports': () => answer(reports),
      'DELETE /api/groups/reports/r1': () => {
        reports = [];
        return answer(null);
      },
    });
    const { user } = openApp('/group/reports');

    await user.dblClick(await screen.findByRole('button', { name: /^Delete Bulk import/ }));

    expect(await screen.findByText('No reports yet.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
