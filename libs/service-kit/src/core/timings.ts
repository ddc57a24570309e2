/** Paces that tests shorten; absent ones have their product values. */
export class KitTimings {
  /** How old a waiting event must be for the sweeper, and how often it looks, in milliseconds. */
  outboxSweepMs?: number;
  /** How long to wait before an event is delivered again. */
  redeliveryPauseMs?: (delivery: number) => number;
  /** How often job records are compared with the queue, and how old one must be, in milliseconds. */
  jobSweepMs?: number;
  /** How long a worker may be silent before its job goes to another one, in milliseconds. */
  jobLockMs?: number;
  /** How often the database client is watched, in milliseconds. */
  databaseWatchMs?: number;
  /** How often replicas say that they are alive, and migrations that wait for older ones are tried, in milliseconds. */
  migrationsMs?: number;
  /** How long a stop waits for work in flight, in milliseconds. */
  graceMs?: number;
}
