import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { makeStore } from '../../app/store.js';
import { unsentChanges } from '../../shared/offline/unsent-changes.js';
import '../../shared/i18n/i18n.js';
import { ToastHost } from '../../shared/toasts/ToastHost.js';
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

    await act(() => result.current.signOut());

    expect(calls.map(({ path }) => path)).toContain('/api/auth/logout');
    expect([flush, clear].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('says which changes would be lost, and signs out when they are discarded', async () => {
    const calls = fakeServer({ 'POST /api/auth/logout': answer({ message: 'Logged out' }) });
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter>
          <ToastHost />
          {children}
        </MemoryRouter>
      </Provider>
    );
    const { result } = renderHook(useSignOut, { wrapper });
    unsentChanges.set('plan', 2);
    await act(() => result.current.signOut());

    expect(screen.getByText(/^2 changes are stored on this device/)).toBeVisible();
    const signOuts = () => calls.filter(({ path }) => path === '/api/auth/logout').length;
    expect(signOuts()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(signOuts()).toBe(1));
    unsentChanges.set('plan', 0);
  });
});
