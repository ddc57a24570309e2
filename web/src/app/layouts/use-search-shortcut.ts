import { useEffect, useEffectEvent } from 'react';

/** `/` outside of anything one types in, and Ctrl or ⌘ with K everywhere, open the search. */
export function useSearchShortcut(onSearch: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function opensSearch(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
