import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery, type ExplorerQuery } from './explorer-query.js';

export interface ExplorerState {
  /** The query in the URL, whose result is shown. */
  query: ExplorerQuery;
  /** The query of the controls: the same, or changes that wait for the search button. */
  draftQuery: ExplorerQuery;
  /** Changes the controls, and the list too unless the search button is used. */
  change: (next: ExplorerQuery, options?: { replace?: boolean }) => void;
  /** Applies a query immediately. */
  search: (next: ExplorerQuery, options?: { replace?: boolean }) => void;
}

/** The query in the URL, and its setters. Typing replaces the history entry; other changes add one. */
export function useExplorerQuery(): ExplorerState {
  const [url, setUrl] = useSearchParams();
  const query = useMemo(() => readQuery(url), [url]);
  // The latest selection, until the URL is updated or the search button is pressed, so that two quick clicks add up.
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
