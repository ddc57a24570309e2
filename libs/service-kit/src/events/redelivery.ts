const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 300_000;

/** The delay before an event is delivered again after its n-th delivery failed, in milliseconds. */
export function redeliveryPauseMs(delivery: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(delivery - 1, 20), MAX_PAUSE_MS);
}
