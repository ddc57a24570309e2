import type { Call, Larder } from '../../client/larder.js';
import type { Aims } from './outcome.js';

/** A measured call. */
export interface Scenario {
  name: string;
  aims: Aims;
  /** The expected status; any 2xx when absent. */
  status?: number;
  /** Prepares the data and returns the calls, which may differ. */
  prepare: (larder: Larder) => Promise<() => Call>;
}
