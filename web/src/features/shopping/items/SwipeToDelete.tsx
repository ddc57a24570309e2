import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './Items.module.css';

const FAR_PX = 110;
/** The distance after which a touch counts as scrolling or swiping. */
const UNDECIDED_PX = 12;

interface Swipe {
  x: number;
  y: number;
  across: boolean | null;
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
    swipe.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, across: null } : null;
  };
  const handleMove = ({ touches }: TouchEvent) => {
    const touch = touches.item(0);
    const { current } = swipe;
    if (!touch || !current) return;
    const [across, down] = [touch.clientX - current.x, touch.clientY - current.y];
    if (current.across === null && Math.hypot(across, down) > UNDECIDED_PX)
      current.across = Math.abs(across) > 2 * Math.abs(down);
    if (current.across) setShift(across);
  };
  const handleEnd = () => {
    swipe.current = null;
    setShift(0);
    if (Math.abs(shift) >= FAR_PX) onDelete();
  };
  return (
    <div className={styles.swipe} data-far={Math.abs(shift) >= FAR_PX || undefined}>
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
