import { useEffect, useEffectEvent } from 'react';
import { definePreference } from './preference.js';

/** Whether single-key shortcuts are enabled: users of voice control, or with a tremor, can disable them. */
export const singleKeyShortcuts = definePreference('plain-keys', true, (stored) => typeof stored === 'boolean');

/** Calls back for every key press on the page. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/** Single-key shortcuts: `{ e: edit }`, inactive in text fields, dialogs and menus. */
export function useSingleKeys(keys: Record<string, (() => void) | false>): void {
  useKeyDown((event) => {
    if (!singleKeyShortcuts.get() || event.defaultPrevented || isForControl(event)) return;
    const action = keys[latinKey(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** The key in lower case; in a non-Latin layout the Latin letter at its position, since shortcuts are Latin letters. */
export function latinKey({ key, code }: KeyboardEvent): string {
  const position = /^Key([A-Z])$/.exec(code)?.[1];
  const isOtherLetter = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return (position && isOtherLetter ? position : key).toLowerCase();
}

function isForControl({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const selector = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
