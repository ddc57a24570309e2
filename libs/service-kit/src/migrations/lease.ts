import type { Collection } from 'mongodb';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import { pause } from '../async/abortable.js';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const RETRY_MS = 250;

interface LeaseDocument {
  _id: string;
  holder: string;
  expiresAt: Date;
}

/** Runs work that one replica at a time may do; others wait. A holder that crashes loses the lease after 30 s. */
export async function withLease<T>(
  leases: Collection<never>,
  name: string,
  holder: string,
  work: () => Promise<T>,
): Promise<T> {
  const documents = leases as unknown as Collection<LeaseDocument>;
  while (!(await acquire(documents, name, holder))) await pause(RETRY_MS);
  const renewing = setInterval(() => void acquire(documents, name, holder).catch(() => false), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await documents.deleteOne({ _id: name, holder });
  }
}

async function acquire(leases: Collection<LeaseDocument>, name: string, holder: string): Promise<boolean> {
  const now = new Date();
  const filter = { _id: name, $or: [{ holder }, { expiresAt: { $lt: now } }] };
  const lease = { holder, expiresAt: new Date(now.getTime() + LEASE_MS) };
  try {
    await leases.updateOne(filter, { $set: lease }, { upsert: true, ...ESSENTIAL_WRITE });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false; // another replica holds it
    throw error;
  }
}
