/** A stop takes no longer than this, in milliseconds: what is not finished then is abandoned. */
export const STOP_MS = 10_000;

/** What requests, events and jobs in flight get to finish. */
export const IN_FLIGHT_GRACE_MS = 5_000;
/** What jobs get after they were interrupted. */
export const INTERRUPT_GRACE_MS = 1_000;
/** What the last events get to be published. */
export const OUTBOX_MS = 1_500;
/** What closing everything gets, and each connection of it. */
export const CLOSE_MS = 2_000;
export const CONNECTION_MS = 700;
