import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The distance to the end of the list at which the next page is requested. */
const ROOT_MARGIN = '1200px';

/** Calls back when the element is near the viewport; checks again each time `active` becomes true. */
export function useEndReached(onReached: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!active || !end.current) return;
    // Several reports may arrive at once; the last one is current.
    const handleEntries = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && reached();
    const observer = new IntersectionObserver(handleEntries, { rootMargin: ROOT_MARGIN });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active]);
  return end;
}
