import { deviceUser } from '../../../shared/offline/device-user.js';
import { sendWhenBack } from '../../../shared/outage/send-when-back.js';
import { ChangeQueue } from './change-queue.js';
import { browserStore, noStore } from './change-store.js';
import { listUsage } from './list-usage.js';

/** The change queue of this browser. */
export const listChanges = new ChangeQueue('indexedDB' in globalThis ? browserStore() : noStore);

const followUser = () => listChanges.setUser(deviceUser.id());
followUser();
deviceUser.subscribe(followUser);
listUsage.mark();
sendWhenBack(() => void listChanges.flush());
