import { useDeferredValue, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useOffsetTop } from './use-offset-top.js';

/** Pixels of rows that are ready above and below the screen. */
const READY_PX = 700;

/**
 * The first and the last row that should exist. A new row may take longer than a frame, and is ready long before it is
 * seen: it is made in pieces between frames, so that scrolling never waits for it.
 */
export function useRowsNearScreen(element: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(READY_PX / rowHeight),
    scrollMargin: useOffsetTop(element),
    useScrollendEvent: true, // instead of a timer that each frame sets anew
    useFlushSync: false,
  }).getVirtualItems();
  return {
    firstRow: useDeferredValue(rows[0]?.index ?? 0),
    lastRow: useDeferredValue(rows.at(-1)?.index ?? 0),
  };
}
