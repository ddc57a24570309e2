import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readStorage, writeStorage } from '../../../../shared/storage/web-storage.js';

const KEY = 'search-query';
const session = () => sessionStorage;

/**
 * The last query of this tab, when the list is opened without parameters and not by a link within the app. Null when
 * there is none.
 */
export function useRememberedQuery(): string | null {
  const { key, pathname, search } = useLocation();
  const [remembered] = useState(() => (key === 'default' && search === '' ? lastQuery(pathname) : null));
  const returning = remembered !== null && key === 'default' && search === '';
  useEffect(() => {
    if (!returning) writeStorage(KEY, { pathname, search }, session);
  }, [returning, pathname, search]);
  return returning ? remembered : null;
}

function lastQuery(pathname: string): string | null {
  const stored = readStorage(KEY, session);
  if (typeof stored !== 'object' || stored === null) return null;
  const { pathname: path, search } = stored as Record<string, unknown>; // validated below
  return path === pathname && typeof search === 'string' && search ? search : null;
}
