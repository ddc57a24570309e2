import { useSyncExternalStore } from 'react';
import type { OutageKind } from '../outage/outage-kind.js';
import { outage } from '../outage/outage.js';

/** The current outage of the server; null while it works. */
export function useOutage(): OutageKind | null {
  return useSyncExternalStore(outage.subscribe, outage.current);
}

/** How often the server has recovered; failed requests can be retried when this changes. */
export function useRecoveries(): number {
  return useSyncExternalStore(outage.subscribe, outage.recoveries);
}
