import { useEffect } from 'react';
import { controlAt, isPageOf, rowPlaceOf, type RowPlace } from './row-place.js';

/** Popups that close when one of their options opens a dialog. */
const MENUS = '[role="menu"], .ant-dropdown';

/** A focused element, and the place of its row if it is in a list. */
export interface FocusedElement {
  element: HTMLElement;
  place: RowPlace | null;
}

let last: FocusedElement | null = null;

/**
 * Tracks the focused element outside of menus: a lazily loaded dialog opens after its menu is removed. When the row of
 * the focused element is removed, its neighbor gets the focus. Once per app.
 */
export function useFocusTracking(): void {
  useEffect(() => {
    const removals = new MutationObserver(() => keepFocusInList());
    const track = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(MENUS)) return;
      last = focusedAt(target);
      removals.disconnect();
      if (last.place) removals.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('focusin', track);
    return () => {
      document.removeEventListener('focusin', track);
      removals.disconnect();
    };
  }, []);
}

/** Called when elements were added or removed. When the whole page is replaced, the new one decides on the focus. */
function keepFocusInList(): void {
  if (last?.element.isConnected) last = focusedAt(last.element); // other rows may have changed the place
  else if (last?.place && isPageOf(last.place)) restoreFocus(last);
}

function focusedAt(element: HTMLElement): FocusedElement {
  return { element, place: rowPlaceOf(element) };
}

/** The focused element; the one before it when a menu or nothing has the focus. */
export function lastFocused(): FocusedElement | null {
  const { activeElement } = document;
  const isStable =
    activeElement instanceof HTMLElement && activeElement !== document.body && !activeElement.closest(MENUS);
  return isStable ? focusedAt(activeElement) : last;
}

/**
 * Focuses the opener; when it was removed, the row at its place, or the page. Does nothing when another element took
 * the focus.
 */
export function restoreFocus(opener: FocusedElement | null): void {
  if (!isLost(document.activeElement)) return;
  const target = opener && (opener.element.isConnected ? opener.element : opener.place && controlAt(opener.place));
  (target ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

function isLost(element: Element | null): boolean {
  return !element || element === document.body || element.closest('[inert], [style*="display: none"]') !== null;
}

/** Focuses a button, or the one in an element, after its menu was closed, unless another element took the focus. */
export function returnFocus(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (!isLost(activeElement) && !activeElement?.closest(MENUS)) return;
  const button = place instanceof HTMLButtonElement ? place : place?.querySelector('button');
  button?.focus({ preventScroll: true });
}
