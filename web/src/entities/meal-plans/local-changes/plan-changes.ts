import { deviceUser } from '../../../shared/offline/device-user.js';
import { sendWhenBack } from '../../../shared/outage/send-when-back.js';
import { PlanQueue } from './plan-queue.js';
import { browserStore, noStore } from './plan-store.js';
import { planUsage } from './plan-usage.js';

/** The changes of the plan that this browser has not sent. */
export const planChanges = new PlanQueue('indexedDB' in globalThis ? browserStore() : noStore);

const followUser = () => planChanges.setUser(deviceUser.id());
followUser();
deviceUser.subscribe(followUser);
planUsage.mark();
sendWhenBack(() => void planChanges.flush());
