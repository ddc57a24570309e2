import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { containsRange, isSameRange, rowsBetween, type RowRange } from './rows-between.js';

/** Pixels of rows that are ready above and below the screen. */
const READY_PX = 700;

export interface RowsNearScreen extends RowRange {
  /** For what fills the place from the top of the list to the first row that exists, however little that is. */
  above: RefObject<HTMLDivElement | null>;
  /** For what fills the place from the last row that exists to the end of the list. */
  below: RefObject<HTMLDivElement | null>;
}

/** Where the rows are looked at: the frame they scroll in, else the window. */
const sides = (frame: HTMLElement | null | undefined) =>
  frame?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };

/**
 * The first and the last row that should exist. A new row may take longer than a frame, and is ready long before it is
 * seen: it is made in pieces between frames, so that scrolling never waits for it. Nothing here listens to scrolling:
 * code that asks for the scroll position has the page laid out at once, in each frame. The browser reports instead when the place above
 * or below the rows comes near. A list that scrolls within a frame of its own names it.
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

  // What is seen is there before the first paint, the rest is made in pieces.
  useLayoutEffect(() => {
    const { top = 0 } = above.current?.getBoundingClientRect() ?? {};
    const screen = sides(frame?.current);
    const rows = { top, count, rowHeight };
    const seen = rowsBetween(rows, screen.top, screen.bottom);
    setRange((last) => (containsRange(last, seen) ? last : seen));
    startTransition(() => setRange(rowsBetween(rows, screen.top - READY_PX, screen.bottom + READY_PX)));
  }, [count, rowHeight, frame]);

  // Again for each range: an observer starts by reporting what is visible, so that nothing is missed.
  useEffect(() => {
    const look = (entries: IntersectionObserverEntry[]) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      const { top: start, bottom } = near.boundingClientRect;
      const top = near.target === above.current ? start : bottom - count * rowHeight;
      const screen = near.rootBounds ?? { top: -READY_PX, bottom: window.innerHeight + READY_PX }; // none in an iframe
      const next = rowsBetween({ top, count, rowHeight }, screen.top, screen.bottom);
      startTransition(() => setRange((last) => (isSameRange(last, next) ? last : next)));
    };
    const observer = new IntersectionObserver(look, { root: frame?.current ?? null, rootMargin: `${READY_PX}px 0px` });
    for (const edge of [above.current, below.current]) if (edge) observer.observe(edge);
    return () => observer.disconnect();
  }, [range, count, rowHeight, frame]);

  return { ...range, above, below };
}
