import { useEffect } from 'react';

/** While `active`, the browser asks before the page is closed or reloaded. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [active]);
}
