import { useEffect, useEffectEvent } from 'react';
import { singleKeyShortcuts, useKeyDown, useSingleKeys } from '../../shared/hooks/use-key-down.js';

declare global {
  interface Window {
    /** When `/` was pressed before the app was there, as `public/early.js` noticed it. */
    larderEarlySearch?: { pressedAt: number | null; stop: () => void };
  }
}

/** A key press that is older opens nothing: the user has gone on to something else. */
const EARLY_KEY_VALID_MS = 10_000;

/** `/` outside of anything one types in, and Ctrl or ⌘ with K everywhere, open the search. */
export function useSearchShortcut(onSearch: () => void): void {
  const handleEarlyKey = useEffectEvent(() => {
    if (takeEarlyKey() && singleKeyShortcuts.get()) onSearch();
  });
  useEffect(() => handleEarlyKey(), []);

  useSingleKeys({ '/': onSearch });
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onSearch();
  });
}

/** Whether `/` was pressed while the app was loading; from now on the app listens itself. */
function takeEarlyKey(): boolean {
  const { larderEarlySearch: early } = window;
  delete window.larderEarlySearch;
  early?.stop();
  return typeof early?.pressedAt === 'number' && performance.now() - early.pressedAt < EARLY_KEY_VALID_MS;
}
