import { useSyncExternalStore } from 'react';
import type { OutageKind } from '../outage/outage-kind.js';
import { outage } from '../outage/outage.js';

/** Why the server cannot do its work at the moment; null while it can. */
export function useOutage(): OutageKind | null {
  return useSyncExternalStore(outage.subscribe, outage.current);
}

/** How often the server came back: what could not be had before is worth another try when this changes. */
export function useRecoveries(): number {
  return useSyncExternalStore(outage.subscribe, outage.recoveries);
}
