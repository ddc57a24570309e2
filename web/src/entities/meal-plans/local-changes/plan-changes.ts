import { sendWhenBack } from '../../../shared/outage/send-when-back.js';
import { PlanQueue } from './plan-queue.js';
import { browserStore, noStore } from './plan-store.js';
import { planUsage } from './plan-usage.js';

/** The changes of the plan that this browser has not sent. */
export const planChanges = new PlanQueue('indexedDB' in globalThis ? browserStore() : noStore);

planUsage.mark();
sendWhenBack(() => void planChanges.flush());
