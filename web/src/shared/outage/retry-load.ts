import { nanoid } from '@reduxjs/toolkit';
import { isMarkedStored } from '../offline/stored-caches.js';
import { serverAddress } from '../urls/base-path.js';
import { outage } from './outage.js';
import { retryDelayMs } from './retry-delay.js';

/** After these failures while the server responds, the file does not exist: it belongs to another version of the app. */
const MAX_FAILURES_WHILE_UP = 3;

/**
 * Loads code or messages on demand, with retries during an outage. Throws the last error when the server responds
 * without the file.
 */
export async function retryLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  const key = nanoid();
  try {
    for (let attempt = 0, failuresWhileUp = 0; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        if (await isServerUp()) failuresWhileUp += 1;
        else outage.report(key, 'unreachable');
        if (failuresWhileUp >= MAX_FAILURES_WHILE_UP) throw error;
        await outage.pause(retryDelayMs(attempt));
      }
    }
  } finally {
    outage.settle(key);
  }
}

async function isServerUp(): Promise<boolean> {
  const response = await fetch(new Request(serverAddress('api/app/about'), { cache: 'no-store' })).catch(() => null);
  return response !== null && response.ok && !isMarkedStored(response);
}
