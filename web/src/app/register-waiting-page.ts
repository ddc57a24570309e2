import { serverAddress } from '../shared/urls/base-path.js';

/**
 * From now on, opening Larder while its server is away shows a page that waits for it (`public/sw.js`). Only over HTTPS
 * and on this machine: browsers allow it nowhere else.
 */
export function registerWaitingPage(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(serverAddress('sw.js')).catch(() => undefined);
}
