import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { makeStore } from '../../app/store.js';
import { answer, fakeServer } from '../../testing/fake-server.js';

let failures = 0;
const flush = jest.fn<() => Promise<void>>().mockResolvedValue();
const clear = jest.fn<() => Promise<void>>().mockResolvedValue();
jest.unstable_mockModule('../shopping/local-changes/list-changes.js', () => {
  failures += 1;
  if (failures === 1) throw new TypeError('Failed to fetch dynamically imported module');
  return { listChanges: { flush, clear } };
});
const { useSignOut } = await import('./use-sign-out.js');

afterEach(() => void jest.restoreAllMocks());

describe('signing out', () => {
  it('waits for the code of the shopping lists while the server cannot be reached', async () => {
    const calls = fakeServer({ 'POST /api/auth/logout': answer({ message: 'Logged out' }) });
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    );
    const { result } = renderHook(useSignOut, { wrapper });

    await act(() => result.current());

    expect(calls.map(({ path }) => path)).toContain('/api/auth/logout');
    expect([flush, clear].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
