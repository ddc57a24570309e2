import type { ChildProgram } from '../processes/child-program.js';

/** A backing server that runs beside us because no external one is configured. */
export interface LocalServer {
  /** The setting that would name an external server instead. */
  variable: 'NATS_URL' | 'REDIS_URL' | 'MONGODB_URI';
  /** What the setting is given. */
  address: string;
  program: ChildProgram;
  /** Watches the running server and has it restarted when it is stuck. */
  watch?: (restart: () => void) => { stop(): void };
}
