import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let ticks: ReturnType<typeof setInterval> | undefined;

/** The current time, updated each second while `running`. */
export function useNow(running: boolean): number {
  return useSyncExternalStore(running ? subscribe : noSubscription, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticks = setInterval(renew, SECOND_MS);
    document.addEventListener('visibilitychange', renew); // ticks of hidden tabs are delayed
  }
  listeners.add(listener);
  now = Date.now();
  return () => unsubscribe(listener);
}

function unsubscribe(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  clearInterval(ticks);
  document.removeEventListener('visibilitychange', renew);
}

function renew(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

const noSubscription = () => () => undefined;
