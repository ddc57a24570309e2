import type { Connection } from 'mongoose';
import { REPORT_ENTRIES } from '../reports/index.js';
import { addressInMessage } from './address-in-message.js';

const BATCH_SIZE = 500;

/**
 * Failed entries of bulk imports once had their address in the message only. Entries with an address are not changed.
 */
export async function extractAddresses(db: Connection): Promise<void> {
  const entries = db.collection<{ _id: string; message: string; url?: string }>(REPORT_ENTRIES);
  const failures = entries.find(
    { success: false, url: { $exists: false } },
    { projection: { message: 1 }, batchSize: BATCH_SIZE },
  );
  for await (const { _id, message } of failures) {
    const url = addressInMessage(message);
    if (url) await entries.updateOne({ _id }, { $set: { url } });
  }
}
