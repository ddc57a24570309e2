import { outage } from '../../../shared/outage/outage.js';
import { ChangeQueue } from './change-queue.js';
import { browserStore, noStore } from './change-store.js';
import { listUsage } from './list-usage.js';

/** The change queue of this browser. */
export const listChanges = new ChangeQueue('indexedDB' in globalThis ? browserStore() : noStore);

listUsage.mark();

let recoveries = outage.recoveries();
outage.subscribe(() => {
  if (outage.recoveries() === recoveries) return;
  recoveries = outage.recoveries();
  void listChanges.flush();
});
addEventListener('online', () => void listChanges.flush());
