import { useState } from 'react';

/** The selected ids, across pages and searches. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string, on: boolean) => void;
  replace: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Initially nothing is selected. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, on: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  return { ids, toggle, replace: (next) => setIds(new Set(next)), clear: () => setIds(new Set()) };
}
