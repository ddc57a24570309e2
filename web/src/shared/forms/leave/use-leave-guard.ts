import { useRef } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useUnloadWarning } from './use-unload-warning.js';

/**
 * Asks before unsaved changes are left: by the browser on page unload, by a dialog (`blocker`) on navigation.
 *
 * @param isSameForm whether a location shows the same form
 */
export function useLeaveGuard(
  unsaved: boolean,
  isSameForm: (next: Location, current: Location) => boolean = isSamePath,
) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !isSameForm(nextLocation, currentLocation) && !isReleased.current,
  );
  useUnloadWarning(unsaved);
  return {
    blocker,
    /** Allows the next navigation: the changes are saved or discarded. */
    release: () => {
      isReleased.current = true;
    },
  };
}

function isSamePath(next: Location, current: Location): boolean {
  return next.pathname === current.pathname;
}
