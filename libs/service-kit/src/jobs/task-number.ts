import { createHash } from 'node:crypto';

/** The number administrators know a job by: theirs are whole numbers, ours are texts. 48 bits, so that two never meet. */
export function taskNumber(service: string, jobId: string): number {
  return createHash('sha256').update(`${service}\0${jobId}`).digest().readUIntBE(0, 6);
}
