import { useEffect } from 'react';

/** Whether this browser can keep the screen awake; only on secure origins. */
export const canKeepAwake = () => 'wakeLock' in navigator;

/**
 * Keeps the screen awake while `enabled`; requests the lock again when the tab becomes visible, since hiding it releases
 * the lock.
 */
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !canKeepAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let isReleased = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: then the screen turns off as usual.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isReleased) return void granted?.release();
      if (granted) void lock?.release(); // two requests may be pending at once
      lock = granted ?? lock;
    };
    const handleVisible = () => void request();
    void request();
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', handleVisible);
      void lock?.release();
    };
  }, [enabled]);
}
