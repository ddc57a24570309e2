import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { containsRange, isSameRange, rowsBetween, type RowRange } from './rows-between.js';

/** The height of rows that are rendered above and below the screen, in pixels. */
const READY_PX = 700;

export interface RowsNearScreen extends RowRange {
  /** Ref of the space from the top of the list to the first rendered row. */
  above: RefObject<HTMLDivElement | null>;
  /** Ref of the space from the last rendered row to the end of the list. */
  below: RefObject<HTMLDivElement | null>;
}

/** The viewport of the rows: the element they scroll in, else the window. */
const viewportOf = (frame: HTMLElement | null | undefined) =>
  frame?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };

/**
 * The first and last row to render. Rendering a row may take longer than a frame, so rows are rendered in advance as a
 * transition, which does not block scrolling. Uses an IntersectionObserver on the space above and below the rows:
 * reading the scroll position would force a layout in each frame. A list in a scrolling element passes it.
 */
export function useRowsNearScreen(
  count: number,
  rowHeight: number,
  frame?: RefObject<HTMLElement | null>,
): RowsNearScreen {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<RowRange>(() =>
    rowsBetween({ top: 0, count, rowHeight }, 0, frame ? 0 : window.innerHeight),
  );

  // Visible rows are rendered before the first paint, the others as a transition.
  useLayoutEffect(() => {
    const { top = 0 } = above.current?.getBoundingClientRect() ?? {};
    const screen = viewportOf(frame?.current);
    const rows = { top, count, rowHeight };
    const seen = rowsBetween(rows, screen.top, screen.bottom);
    setRange((last) => (containsRange(last, seen) ? last : seen));
    startTransition(() => setRange(rowsBetween(rows, screen.top - READY_PX, screen.bottom + READY_PX)));
  }, [count, rowHeight, frame]);

  // A new observer for each range reports the current intersections first, so that none is missed.
  useEffect(() => {
    const handleIntersections = (entries: IntersectionObserverEntry[]) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      const { top: start, bottom } = near.boundingClientRect;
      const top = near.target === above.current ? start : bottom - count * rowHeight;
      const screen = near.rootBounds ?? { top: -READY_PX, bottom: window.innerHeight + READY_PX }; // Null in an iframe
      const next = rowsBetween({ top, count, rowHeight }, screen.top, screen.bottom);
      startTransition(() => setRange((last) => (isSameRange(last, next) ? last : next)));
    };
    const observer = new IntersectionObserver(handleIntersections, {
      root: frame?.current ?? null,
      rootMargin: `${READY_PX}px 0px`,
    });
    for (const edge of [above.current, below.current]) if (edge) observer.observe(edge);
    return () => observer.disconnect();
  }, [range, count, rowHeight, frame]);

  return { ...range, above, below };
}
