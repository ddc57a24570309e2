const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The place of a row in its list. */
export interface RowPlace {
  list: Element;
  index: number;
  /** What contains the list, which may disappear with its last row. */
  parent: Element | null;
}

/** The place of the row that contains an element; null outside of lists. */
export function rowPlaceOf(element: Element): RowPlace | null {
  const row = element.closest('tr, li') ?? element.closest('article');
  const list = row?.parentElement;
  if (!row || !list) return null;
  return { list, index: [...list.children].indexOf(row), parent: (list.closest('table') ?? list).parentElement };
}

/**
 * The first control of the row that is now at a place, else of the last row. Not the one with the same action: a key
 * that is held down would delete row after row.
 */
export function controlAt({ list, index }: RowPlace): HTMLElement | null {
  const rows = list.isConnected ? [...list.children] : [];
  return (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
