import { isStoredImage, isStoredResponse } from '../../shared/offline/stored-paths.js';
import { basePath, serverAddress } from '../../shared/urls/base-path.js';

/**
 * Registers the service worker: Larder opens without a connection, and shows a waiting page while its server restarts
 * (`service-worker/sw.ts`). Only over HTTPS and on localhost, as browsers require.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(serverAddress('sw.js'));
    if (isFirst) await repeatRequests();
  } catch {
    // Without a service worker, Larder needs a connection.
  }
}

/** Repeats the requests that were made before the service worker was active, so that it stores the responses. */
async function repeatRequests(): Promise<void> {
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const origin = location.origin + basePath();
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const stored = addresses.filter((address) => {
    const path = address.startsWith(origin) ? new URL(address).pathname.slice(basePath().length) : '';
    return isStoredResponse(path) || isStoredImage(path);
  });
  for (const address of new Set(stored))
    await fetch(address, { headers: { 'accept-language': document.documentElement.lang } });
}
