import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery, type ExplorerQuery } from './explorer-query.js';

export interface ExplorerState {
  /** What the address asks for and the list shows. */
  query: ExplorerQuery;
  /** What the controls show: the same, or what waits for the search button. */
  draftQuery: ExplorerQuery;
  /** Changes the controls, and the list too unless one wants to press a button for that. */
  change: (next: ExplorerQuery, options?: { replace?: boolean }) => void;
  /** Shows a query now. */
  search: (next: ExplorerQuery, options?: { replace?: boolean }) => void;
}

/** The query in the address, and how to change it. Typing replaces the address, everything else can be taken back. */
export function useExplorerQuery(): ExplorerState {
  const [url, setUrl] = useSearchParams();
  const query = useMemo(() => readQuery(url), [url]);
  // What was chosen last, until the address has caught up with it or the search button is pressed: two quick clicks add up.
  const [draft, setDraft] = useState<{ of: ExplorerQuery; query: ExplorerQuery } | null>(null);
  const waiting = draft?.of === query;
  const draftQuery = waiting ? draft.query : query;

  const search: ExplorerState['search'] = (next, { replace = false } = {}) => {
    const address = writeQuery(next);
    if (!waiting && address.toString() === writeQuery(query).toString()) return;
    setDraft({ of: query, query: next });
    setUrl(address, { replace, preventScrollReset: replace });
  };
  const change: ExplorerState['change'] = (next, options) => {
    if (next.auto || query.auto) search(next, options);
    else setDraft({ of: query, query: next });
  };
  return { query, draftQuery, change, search };
}
