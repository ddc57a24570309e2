import type { CallerClient } from '@larder/service-kit';

/** Something that a service stores in a generation, small enough for a message. */
export interface Portion {
  service: string;
  /** What it is, for progress and tests. */
  name: string;
  /** How many records it holds. */
  count: number;
  /** Sends it to its service. */
  load(client: CallerClient, generation: number): Promise<unknown>;
}
