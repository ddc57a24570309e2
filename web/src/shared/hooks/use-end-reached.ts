import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far before the end of the list the next page is asked for. */
const AHEAD = '1200px';

/** Calls back when the element comes near the screen; each time `active` becomes true it checks again. */
export function useEndReached(onReached: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!active || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active]);
  return end;
}
