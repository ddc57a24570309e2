import { useRef, type TouchEvent } from 'react';

const FAR_PX = 70;

interface Handlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Horizontal swipes: `onSwipe(1)` for the next item in reading direction. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Handlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < FAR_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      const forward = document.documentElement.dir === 'rtl' ? across > 0 : across < 0;
      onSwipe(forward ? 1 : -1);
    },
  };
}
