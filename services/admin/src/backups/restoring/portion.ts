import type { CallerClient } from '@larder/service-kit';

/** Records that a service stores in a generation, small enough for a message. */
export interface Portion {
  service: string;
  /** Its name, for progress and tests. */
  name: string;
  /** Number of records. */
  count: number;
  /**
   * Sends the records to their service; returns the changes that were needed to avoid conflicts with existing data, for
   * the report.
   */
  load(client: CallerClient, generation: number): Promise<string[]>;
}
