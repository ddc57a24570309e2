import type { CallerClient } from '@larder/service-kit';

/** Something that a service stores in a generation, small enough for a message. */
export interface Portion {
  service: string;
  /** What it is, for progress and tests. */
  name: string;
  /** How many records it holds. */
  count: number;
  /** Sends it to its service. What was changed so that it fits beside other data, for the report. */
  load(client: CallerClient, generation: number): Promise<string[]>;
}
