import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.js';

/** A browser that grants locks; `held` are those that were not released. */
function grantLocks() {
  const held = new Set<object>();
  const request = jest.fn(() => {
    const lock = { release: () => Promise.resolve(held.delete(lock)) };
    held.add(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { held, request };
}

const showPage = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve(); // the lock is granted
  });

describe('keeping the screen awake', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

  it('lasts while it is enabled', async () => {
    const { held } = grantLocks();
    const { rerender } = renderHook(useWakeLock, { initialProps: true });
    await act(() => Promise.resolve());
    expect(held.size).toBe(1);

    rerender(false);

    expect(held.size).toBe(0);
  });

  it('is requested again when the page is shown, and holds one lock at most', async () => {
    const { held, request } = grantLocks();
    const { unmount } = renderHook(() => useWakeLock(true));

    await showPage();
    expect(request).toHaveBeenCalledTimes(2);
    expect(held.size).toBe(1);
    unmount();

    expect(held.size).toBe(0);
  });

  it('ends when the lock is granted after the page was left', async () => {
    const { held } = grantLocks();
    const { unmount } = renderHook(() => useWakeLock(true));

    unmount();
    await act(() => Promise.resolve());

    expect(held.size).toBe(0);
  });
});
