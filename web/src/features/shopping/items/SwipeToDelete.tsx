import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './Items.module.css';

const DELETE_DISTANCE_PX = 110;
/** The distance after which a touch is either a swipe or scrolling. */
const MIN_SWIPE_PX = 12;

interface Swipe {
  x: number;
  y: number;
  /** Null until the touch has moved far enough. */
  isHorizontal: boolean | null;
}

/**
 * A row that follows a horizontal swipe and is deleted beyond a threshold. For mouse and keyboard the editor has a
 * delete button.
 */
export function SwipeToDelete({ onDelete, children }: { onDelete: () => void; children: ReactNode }) {
  const swipe = useRef<Swipe | null>(null);
  const [shift, setShift] = useState(0);
  const handleStart = ({ touches }: TouchEvent) => {
    const touch = touches.item(0);
    swipe.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, isHorizontal: null } : null;
  };
  const handleMove = ({ touches }: TouchEvent) => {
    const touch = touches.item(0);
    const { current } = swipe;
    if (!touch || !current) return;
    const [dx, dy] = [touch.clientX - current.x, touch.clientY - current.y];
    if (current.isHorizontal === null && Math.hypot(dx, dy) > MIN_SWIPE_PX)
      current.isHorizontal = Math.abs(dx) > 2 * Math.abs(dy);
    if (current.isHorizontal) setShift(dx);
  };
  const handleEnd = () => {
    swipe.current = null;
    setShift(0);
    if (Math.abs(shift) >= DELETE_DISTANCE_PX) onDelete();
  };
  return (
    <div className={styles.swipe} data-far={Math.abs(shift) >= DELETE_DISTANCE_PX || undefined}>
      {shift !== 0 && (
        <span className={styles.behind} style={{ justifyContent: shift > 0 ? 'left' : 'right' }}>
          <Icon name="trash" />
        </span>
      )}
      <div
        className={styles.front}
        style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
        onTouchStart={handleStart}
        onTouchMove={handleMove}
        onTouchEnd={handleEnd}
        onTouchCancel={() => {
          swipe.current = null;
          setShift(0);
        }}
      >
        {children}
      </div>
    </div>
  );
}
