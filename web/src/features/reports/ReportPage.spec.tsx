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

describe('the page of a report', () => {
  it('does not poll a report that does not exist', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const calls = homeServer({ 'GET /api/groups/reports/gone': answer({ detail: 'Not Found' }, 404) });
    const requests = () => calls.filter(({ path }) => path === '/api/groups/reports/gone').length;
    openApp('/group/reports/gone');
    await screen.findByRole('alert');
    const before = requests();

    await jest.advanceTimersByTimeAsync(20_000);

    expect(requests()).toBe(before);
  });
});
