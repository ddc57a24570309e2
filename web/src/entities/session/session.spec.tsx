import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { DATA_CACHE, IMAGE_CACHE } from '../../shared/offline/stored-caches.js';
import { aUser } from '../../testing/builders.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { useSession } from './use-session.js';

const root = document.documentElement;
const deleted = jest.fn<(name: string) => Promise<boolean>>();

beforeEach(() => {
  deleted.mockResolvedValue(true);
  Object.defineProperty(globalThis, 'caches', { value: { delete: deleted }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  delete root.dataset.visitor;
  jest.restoreAllMocks();
  deleted.mockReset();
});

function openSession() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(useSession, { wrapper }).result;
}

describe('the session of a browser', () => {
  it('that was closed with it leaves no responses that can be read offline', async () => {
    root.dataset.visitor = 'anonymous';
    const calls = fakeServer();

    const session = openSession();

    await waitFor(() => expect(session.current.status).toBe('anonymous'));
    expect(deleted.mock.calls.flat().sort()).toEqual([DATA_CACHE, IMAGE_CACHE].sort());
    expect(calls).toEqual([]); // so the service worker sees no 401
  });

  it('keeps the stored responses while it lasts, and while the server fails', async () => {
    fakeServer({ 'GET /api/users/self': answer(aUser()) });
    const signedIn = openSession();
    await waitFor(() => expect(signedIn.current.status).toBe('signed-in'));

    fakeServer({ 'GET /api/users/self': answer({ detail: 'x' }, 500) });
    const failed = openSession();
    await waitFor(() => expect(failed.current.status).toBe('failed'));

    expect(deleted).not.toHaveBeenCalled();
  });

  it('is anonymous after a 401', async () => {
    fakeServer({ 'GET /api/users/self': answer({ detail: 'x' }, 401) });

    const session = openSession();

    await waitFor(() => expect(session.current).toEqual({ status: 'anonymous', user: null }));
  });
});
