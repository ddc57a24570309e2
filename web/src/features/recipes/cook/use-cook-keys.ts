import { useKeyDown } from '../../../shared/hooks/use-key-down.js';

/** The arrow keys move between steps, in reading direction. */
export function useCookKeys({ onBack, onNext }: { onBack: () => void; onNext: () => void }): void {
  useKeyDown((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) onNext();
    if (event.key === backward) onBack();
  });
}
