import { useEffect } from 'react';

/** Popups that close when one of their options opens a dialog. */
const MENUS = '[role="menu"], .ant-dropdown';

let last: HTMLElement | null = null;

/**
 * Tracks the focused element outside of menus: a lazily loaded dialog opens after its menu is removed. Once per app.
 */
export function useFocusTracking(): void {
  useEffect(() => {
    const track = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(MENUS)) last = target;
    };
    document.addEventListener('focusin', track);
    return () => document.removeEventListener('focusin', track);
  }, []);
}

/** The focused element; the one before it when a menu or nothing has the focus. */
export function lastFocused(): HTMLElement | null {
  const { activeElement } = document;
  const isStable =
    activeElement instanceof HTMLElement && activeElement !== document.body && !activeElement.closest(MENUS);
  return isStable ? activeElement : last;
}

/** Focuses the opener, or the page when the opener was removed. Does nothing when another element took the focus. */
export function restoreFocus(opener: HTMLElement | null): void {
  if (!isLost(document.activeElement)) return;
  const target = opener?.isConnected ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
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
