import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router';

/** Whether a location of the recipe page shows the editor. */
const isEditing = ({ search }: Location) => new URLSearchParams(search).get('edit') === 'true';

/** Asks before unsaved changes are left: by the browser on page unload, by a dialog (`blocker`) on navigation. */
export function useLeaveGuard(unsaved: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || !isEditing(nextLocation);
    return unsaved && leaves && !isReleased.current;
  });
  useEffect(() => {
    if (!unsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [unsaved]);
  return {
    blocker,
    /** Allows the next navigation: the changes are saved or discarded. */
    release: () => {
      isReleased.current = true;
    },
  };
}
