import type { OutageKind } from './outage-kind.js';

type Listener = () => void;

const listeners = new Set<Listener>();
const pausedCalls = new Set<Listener>();
/** The current failures by key of the call, the latest last. */
const failing = new Map<string, OutageKind>();
let recoveries = 0;

/**
 * The known state of the server: every call reports here, the banner and refetching code subscribe. Not in the store,
 * since lazy loading reports, too.
 */
export const outage = {
  /** The state to show; null while the server works. A full disk has the lowest priority: the server still responds. */
  current: (): OutageKind | null => {
    const kinds = [...failing.values()];
    return kinds.findLast((kind) => kind !== 'disk-full') ?? kinds.at(-1) ?? null;
  },

  isReported: (key: string): boolean => failing.has(key),

  /** How often the server has recovered since the page was opened. */
  recoveries: (): number => recoveries,

  /** A call failed, or failed again. */
  report: (key: string, kind: OutageKind): void => {
    failing.delete(key);
    failing.set(key, kind);
    publish();
  },

  /** The call with this key has succeeded or was canceled. */
  settle: (key: string): void => {
    const kind = failing.get(key);
    if (!failing.delete(key)) return;
    if (kind !== 'disk-full' && !isUnavailable()) recoveries += 1;
    publish();
  },

  /** Resolves after this time, or when the device is online again. */
  pause: (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        pausedCalls.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      pausedCalls.add(wake);
      signal?.addEventListener('abort', wake);
    }),

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Resets the state; for tests. */
  reset: (): void => {
    failing.clear();
    publish();
  },
};

addEventListener('online', () => [...pausedCalls].forEach((wake) => wake()));

function isUnavailable(): boolean {
  return [...failing.values()].some((kind) => kind !== 'disk-full');
}

function publish(): void {
  for (const listener of listeners) listener();
}
