import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router';

/** Whether an address is that of a recipe being changed. */
const isEditing = ({ search }: Location) => new URLSearchParams(search).get('edit') === 'true';

/** Asks before unsaved work is left: the browser when the page goes, a dialog of ours (`blocker`) on the way to another one. */
export function useLeaveGuard(unsaved: boolean) {
  const free = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || !isEditing(nextLocation);
    return unsaved && leaves && !free.current;
  });
  useEffect(() => {
    if (!unsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [unsaved]);
  return {
    blocker,
    /** Lets the next step go through: the work is saved, or meant to be lost. */
    release: () => {
      free.current = true;
    },
  };
}
