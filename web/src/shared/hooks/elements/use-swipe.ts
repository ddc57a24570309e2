import { useRef, type TouchEvent } from 'react';

const MIN_DISTANCE_PX = 70;

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Horizontal swipes: `onSwipe(1)` for the next item in reading direction. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) < MIN_DISTANCE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      const forward = document.documentElement.dir === 'rtl' ? dx > 0 : dx < 0;
      onSwipe(forward ? 1 : -1);
    },
  };
}
