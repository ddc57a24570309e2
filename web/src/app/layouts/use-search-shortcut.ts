import { useKeyDown, usePlainKeys } from '../../shared/hooks/use-key-down.js';

/** `/` outside of anything one types in, and Ctrl or ⌘ with K everywhere, open the search. */
export function useSearchShortcut(onSearch: () => void): void {
  usePlainKeys({ '/': onSearch });
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onSearch();
  });
}
