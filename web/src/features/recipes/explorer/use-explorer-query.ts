import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery, type ExplorerQuery } from './explorer-query.js';

/** The query in the address, and how to change it. Typing replaces the address, everything else can be taken back. */
export function useExplorerQuery() {
  const [url, setUrl] = useSearchParams();
  const query = useMemo(() => readQuery(url), [url]);
  const change = (next: ExplorerQuery, options: { replace?: boolean } = {}) => {
    if (writeQuery(next).toString() === writeQuery(query).toString()) return;
    setUrl(writeQuery(next), { replace: options.replace ?? false, preventScrollReset: options.replace ?? false });
  };
  return { query, change };
}
