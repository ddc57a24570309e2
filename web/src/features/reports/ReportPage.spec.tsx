import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await resetApp();
});

const RUNNING = {
  id: 'r1',
  groupId: 'home-id',
  timestamp: '2026-01-01T00:00:00Z',
  category: 'bulk_import',
  name: 'Bulk import',
  status: 'in-progress',
  done: 1,
  total: 2,
  entries: [],
};

describe('the page of a report', () => {
  it('shows when a running report was deleted, and does not poll it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isDeleted = false;
    const calls = homeServer({
      'GET /api/groups/reports/r1': () => (isDeleted ? answer({ detail: 'Not Found' }, 404) : answer(RUNNING)),
    });
    const requests = () => calls.filter(({ path }) => path === '/api/groups/reports/r1').length;
    openApp('/group/reports/r1');
    await screen.findByText('1 of 2');

    isDeleted = true;
    await screen.findByRole('heading', { name: 'Report not found' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const before = requests();
    await jest.advanceTimersByTimeAsync(20_000);

    expect(requests()).toBe(before);
  });

  it('does not poll a report that does not exist', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const calls = homeServer({ 'GET /api/groups/reports/gone': answer({ detail: 'Not Found' }, 404) });
    const requests = () => calls.filter(({ path }) => path === '/api/groups/reports/gone').length;
    openApp('/group/reports/gone');
    await screen.findByRole('heading', { name: 'Report not found' });
    const before = requests();

    await jest.advanceTimersByTimeAsync(20_000);

    expect(requests()).toBe(before);
  });
});
