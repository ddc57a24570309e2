import { useState } from 'react';
import { readStorage, writeStorage } from '../storage/web-storage.js';

const session = () => sessionStorage;

/**
 * A set of ids stored for the session of the tab, e.g. checked ingredients: it survives a reload. Remount (React `key`)
 * when `key` changes.
 */
export function useSessionSet(key: string): {
  has: (id: string) => boolean;
  put: (ids: readonly string[], on: boolean) => void;
} {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => readSet(key));
  const put = (changed: readonly string[], on: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setIds(next);
    writeStorage(key, [...next], session);
  };
  return { has: (id) => ids.has(id), put };
}

function readSet(key: string): ReadonlySet<string> {
  const stored = readStorage(key, session);
  return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
}
