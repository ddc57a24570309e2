import { useKeyDown } from '../../../shared/hooks/use-key-down.js';

/** Cook mode itself is a native dialog, without `role`. */
const OWN_ARROW_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** The arrow keys move between steps, in reading direction; not in text fields, other dialogs and menus. */
export function useCookKeys({ onBack, onNext }: { onBack: () => void; onNext: () => void }): void {
  useKeyDown((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROW_KEYS)) return;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) onNext();
    if (event.key === backward) onBack();
  });
}
