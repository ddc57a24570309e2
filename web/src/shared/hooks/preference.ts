import { useSyncExternalStore } from 'react';

/** A preference of this device, kept between visits and shared by all components. */
export interface Preference<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A preference stored as JSON under `key`. Whatever cannot be read, or is not what `accepts` expects, is the default.
 * What another tab changes holds here too.
 *
 * @param accepts narrows what a stored text may hold; it comes from outside like everything else
 */
export function definePreference<Value>(
  key: string,
  fallback: Value,
  accepts: (stored: unknown) => stored is Value,
): Preference<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    current = undefined;
    notify();
  });

  return {
    get: () => (current ??= read(key, fallback, accepts)),
    set(value) {
      current = value;
      writeStorage(key, value);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The preference's value, and how to change it. */
export function usePreference<Value>(preference: Preference<Value>): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(preference.subscribe, preference.get);
  return [value, preference.set];
}

/** Reads a JSON value from web storage; null if it is missing or unreadable. */
export function readStorage(key: string, store: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? 'null');
  } catch {
    return null; // a private window or a foreign text: as if nothing had been stored
  }
}

/** Writes a JSON value to web storage; failures (full or forbidden storage) are ignored. */
export function writeStorage(key: string, value: unknown, store: () => Storage = () => localStorage): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // The choice still holds until the page is left.
  }
}

function read<Value>(key: string, fallback: Value, accepts: (stored: unknown) => stored is Value): Value {
  const stored = readStorage(key);
  return accepts(stored) ? stored : fallback;
}
