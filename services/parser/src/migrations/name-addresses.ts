import type { Connection } from 'mongoose';
import { REPORT_ENTRIES } from '../reports/report.schema.js';
import { addressInSentence } from './address-in-sentence.js';

const AT_ONCE = 500;

/** Failures of bulk imports once told their address in a sentence only. Entries that know theirs stay as they are. */
export async function nameAddresses(db: Connection): Promise<void> {
  const entries = db.collection<{ _id: string; message: string; url?: string }>(REPORT_ENTRIES);
  const told = entries.find(
    { success: false, url: { $exists: false } },
    { projection: { message: 1 }, batchSize: AT_ONCE },
  );
  for await (const { _id, message } of told) {
    const url = addressInSentence(message);
    if (url) await entries.updateOne({ _id }, { $set: { url } });
  }
}
