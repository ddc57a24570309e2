import { outage } from './outage.js';

/** Calls a function whenever the server or the device's connection is back, as long as the page is open. */
export function sendWhenBack(send: () => void): void {
  let recoveries = outage.recoveries();
  outage.subscribe(() => {
    if (outage.recoveries() === recoveries) return;
    recoveries = outage.recoveries();
    send();
  });
  addEventListener('online', send);
}
