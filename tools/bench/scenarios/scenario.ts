import type { Call, Larder } from '../../client/larder.js';
import type { Aims } from './outcome.js';

/** A call that the bench measures. */
export interface Scenario {
  name: string;
  aims: Aims;
  /** The status that counts as answered; any 2xx when absent. */
  status?: number;
  /** What has to be there before it is measured; gives the calls. Each call may ask for something else. */
  prepare: (larder: Larder) => Promise<() => Call>;
}
