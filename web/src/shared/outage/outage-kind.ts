import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** The kind of outage that is shown to the user. */
export type OutageKind = 'unreachable' | 'restarting' | 'disk-full';

const DISK_FULL = 507;
/** Statuses of the gateway while a part is unavailable, and of a proxy while the gateway is. */
const UNAVAILABLE: readonly unknown[] = [502, 503];
/** Without a response: of the network, within the time limit of the browser, or within that of a proxy. */
const NO_RESPONSE: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR', 504];

/** The outage behind a failed call; null when the server itself responded. */
export function outageOf(error: FetchBaseQueryError | undefined): OutageKind | null {
  if (!error) return null;
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status; // the error page of a proxy
  if (NO_RESPONSE.includes(status)) return 'unreachable';
  if (status === DISK_FULL) return 'disk-full';
  return UNAVAILABLE.includes(status) ? 'restarting' : null;
}

/** The keys of the messages for a form that could not be saved. */
export const NOT_SAVED_KEYS: Record<OutageKind, string> = {
  unreachable: 'outage.not-saved-unreachable',
  restarting: 'outage.not-saved-restarting',
  'disk-full': 'outage.not-saved-disk-full',
};
