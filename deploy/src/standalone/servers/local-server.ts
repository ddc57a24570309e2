import type { ChildProgram } from '../processes/child-program.js';

/** A backing server that is started because no external one is configured. */
export interface LocalServer {
  /** The setting of an external server instead. */
  variable: 'NATS_URL' | 'REDIS_URL' | 'MONGODB_URI';
  /** The value of the setting. */
  address: string;
  program: ChildProgram;
  /** Monitors the running server and restarts it when it hangs. */
  watch?: (restart: () => void) => { stop(): void };
}
