const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The place of a row in its list. */
export interface RowPlace {
  list: Element;
  index: number;
  /** What contains the list within its page, from the inside: some of it may disappear with the last row. */
  ancestors: Element[];
}

/** The place of the row that contains an element; null outside of lists. */
export function rowPlaceOf(element: Element): RowPlace | null {
  const row = element.closest('tr, li') ?? element.closest('article');
  const list = row?.parentElement;
  if (!row || !list) return null;
  return { list, index: [...list.children].indexOf(row), ancestors: ancestorsOf(list) };
}

/** Whether a part of the page of the list is still there, though the list may be gone. */
export function isPageOf({ ancestors }: RowPlace): boolean {
  return ancestors.some(({ isConnected }) => isConnected);
}

/** The ancestors of an element within the main content, which stays when the page is replaced. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent.tagName !== 'MAIN' && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * The first control of the row that is now at a place, else of the last row. Not the one with the same action: a key
 * that is held down would delete row after row.
 */
export function controlAt({ list, index }: RowPlace): HTMLElement | null {
  const rows = list.isConnected ? [...list.children] : [];
  return (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
