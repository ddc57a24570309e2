/** Intervals that tests shorten; the product's defaults when absent. */
export class KitTimings {
  /** Minimum age of a pending event for the sweeper, and the interval of its runs, in milliseconds. */
  outboxSweepMs?: number;
  /** The delay before an event is delivered again. */
  redeliveryPauseMs?: (delivery: number) => number;
  /**
   * The interval at which job records are compared with the queue, and the minimum age of a record, in milliseconds.
   */
  jobSweepMs?: number;
  /** Timeout after which the job of an unresponsive worker is given to another one, in milliseconds. */
  jobLockMs?: number;
  /** The interval of checks of the database client, in milliseconds. */
  databaseWatchMs?: number;
  /**
   * The interval of the replicas' heartbeats, and of retries of migrations that wait for older replicas, in
   * milliseconds.
   */
  migrationsMs?: number;
  /** How long a stop waits for work in flight, in milliseconds. */
  graceMs?: number;
}
