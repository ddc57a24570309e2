import { useSyncExternalStore } from 'react';
import { dayOf } from '../dates/local-days.js';

const MINUTE_MS = 60_000;

/** The current local day, as `yyyy-MM-dd`; updated at midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => dayOf(new Date()));
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
