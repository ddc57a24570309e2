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

/**
 * Single-key shortcuts: `{ e: edit }`, inactive in text fields, dialogs and menus. In a non-Latin layout, letters are
 * found by key position.
 */
export function useSingleKeys(keys: Record<string, (() => void) | false>): void {
  useKeyDown((event) => {
    if (!singleKeyShortcuts.get() || event.defaultPrevented || isForControl(event)) return;
    const action = keys[event.key.toLowerCase()] ?? keys[latinLetter(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function isForControl({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const selector = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';
  return target instanceof HTMLElement && target.closest(selector) !== null;
}

function latinLetter({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) ? letter.toLowerCase() : '';
}
