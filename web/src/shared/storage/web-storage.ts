/** Reads a JSON value from web storage; null if it is missing or unreadable. */
export function readStorage(key: string, store: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? 'null');
  } catch {
    return null; // storage is disabled or the value is invalid: treated as not stored
  }
}

/** Writes a JSON value to web storage; failures (full or forbidden storage) are ignored. */
export function writeStorage(key: string, value: unknown, store: () => Storage = () => localStorage): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // The choice still applies until the page is closed.
  }
}

/** Removes a value from the local storage. */
export function removeFromStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If it could not be stored, it need not be removed.
  }
}
