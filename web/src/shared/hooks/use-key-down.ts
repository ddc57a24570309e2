import { useEffect, useEffectEvent } from 'react';
import { definePreference } from './preference.js';

/** Whether single-key shortcuts are on: users of voice control, or with a tremor, can turn them off. */
export const singleKeyShortcuts = definePreference('plain-keys', true, (stored) => typeof stored === 'boolean');

/** Calls back for every key that is pressed on the page. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/**
 * What single keys do while the user is not typing and no dialog or menu is open: `{ e: edit }`. Letters are found by their place on
 * the keyboard where that writes another script.
 */
export function useSingleKeys(keys: Record<string, (() => void) | false>): void {
  useKeyDown((event) => {
    if (!singleKeyShortcuts.get() || event.defaultPrevented || isMeantElsewhere(event)) return;
    const act = keys[event.key.toLowerCase()] ?? keys[latinLetter(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const places = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';
  return target instanceof HTMLElement && target.closest(places) !== null;
}

function latinLetter({ key, code }: KeyboardEvent): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place && /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) ? place.toLowerCase() : '';
}
