import { useEffect, useLayoutEffect, type RefObject } from 'react';
import styles from './TimerDock.module.css';

/** The height at the bottom of the window that the dock covers; bars that stick there are placed above it. */
const HEIGHT = '--timers-height';

/** Keeps the end of the page and the bars at the bottom of the window free of the dock, however many timers it has. */
export function TimerDockSpacer({ dock }: { dock: RefObject<HTMLElement | null> }) {
  // After each render: rows come and go, and the dock is rendered every second.
  useLayoutEffect(() => publishHeight(dock));
  useEffect(() => {
    const handleResize = () => publishHeight(dock);
    addEventListener('resize', handleResize);
    return () => {
      removeEventListener('resize', handleResize);
      document.documentElement.style.removeProperty(HEIGHT);
    };
  }, [dock]);
  return <div className={styles.spacer} aria-hidden />;
}

function publishHeight(dock: RefObject<HTMLElement | null>): void {
  if (!dock.current) return;
  const root = document.documentElement;
  const height = `${root.clientHeight - dock.current.getBoundingClientRect().top}px`;
  if (root.style.getPropertyValue(HEIGHT) !== height) root.style.setProperty(HEIGHT, height);
}
