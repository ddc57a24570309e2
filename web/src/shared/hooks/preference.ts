import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../storage/web-storage.js';

/** A preference of this device, stored and shared by all components. */
export interface Preference<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A preference stored as JSON under `key`. A value that is unreadable or not accepted becomes the default. Follows
 * changes of other tabs.
 *
 * @param accepts validates the stored value, which may be anything
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
    if (event.key !== key && event.key !== null) return; // null: everything was deleted
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

/** The preference's value and its setter. */
export function usePreference<Value>(preference: Preference<Value>): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(preference.subscribe, preference.get);
  return [value, preference.set];
}

function read<Value>(key: string, fallback: Value, accepts: (stored: unknown) => stored is Value): Value {
  const stored = readStorage(key);
  return accepts(stored) ? stored : fallback;
}
