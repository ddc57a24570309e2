import { createHash } from 'node:crypto';

/** The number of a job in the API, where ids of tasks are integers. 48 bits make collisions practically impossible. */
export function taskNumber(service: string, jobId: string): number {
  return createHash('sha256').update(`${service}\0${jobId}`).digest().readUIntBE(0, 6);
}
