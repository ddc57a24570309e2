import { useEffect, useEffectEvent } from 'react';
import { latinKey, singleKeyShortcuts, useKeyDown, useSingleKeys } from '../../shared/hooks/use-key-down.js';

declare global {
  interface Window {
    /** When `/` was pressed before the app was loaded, recorded by `public/early.js`. */
    larderEarlySearch?: { pressedAt: number | null; stop: () => void };
  }
}

/** The maximum age of that key press; an older one is ignored. */
const EARLY_KEY_VALID_MS = 10_000;

/** `/` outside of text fields, and Ctrl or ⌘ + K everywhere, open the search. */
export function useSearchShortcut(onSearch: () => void): void {
  const handleEarlyKey = useEffectEvent(() => {
    if (takeEarlyKey() && singleKeyShortcuts.get()) onSearch();
  });
  useEffect(() => handleEarlyKey(), []);

  useSingleKeys({ '/': onSearch });
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || latinKey(event) !== 'k') return;
    event.preventDefault();
    onSearch();
  });
}

/** Whether `/` was pressed while the app was loading; afterwards the app listens itself. */
function takeEarlyKey(): boolean {
  const { larderEarlySearch: early } = window;
  delete window.larderEarlySearch;
  early?.stop();
  return typeof early?.pressedAt === 'number' && performance.now() - early.pressedAt < EARLY_KEY_VALID_MS;
}
