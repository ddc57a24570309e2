import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readStorage, writeStorage } from '../../../shared/hooks/preference.js';

const KEY = 'search-query';
const session = () => sessionStorage;

/**
 * The last query of this tab, when the list is opened by its bare address and not by a link within the product: a new
 * visit goes on where the last one ended. Null when there is nothing to go back to.
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
  const { pathname: path, search } = stored as Record<string, unknown>; // whatever it is, it is looked at
  return path === pathname && typeof search === 'string' && search ? search : null;
}
