/** Maximum duration of a stop, in milliseconds; work that is unfinished then is abandoned. */
export const STOP_MS = 10_000;

/** Time for requests, events and jobs in flight to finish, in milliseconds. */
export const IN_FLIGHT_GRACE_MS = 5_000;
/** Time for interrupted jobs to end, in milliseconds. */
export const INTERRUPT_GRACE_MS = 1_000;
/** Time for the last events to be published, in milliseconds. */
export const OUTBOX_MS = 1_500;
/** Time for closing all connections, in milliseconds. */
export const CLOSE_MS = 2_000;
/** Time for closing one connection, in milliseconds. */
export const CONNECTION_MS = 700;
