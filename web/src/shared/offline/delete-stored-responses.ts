import { DATA_CACHE, IMAGE_CACHE } from './stored-caches.js';

/** Deletes the responses and images that the service worker has stored; does nothing without the Cache API. */
export async function deleteStoredResponses(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(DATA_CACHE), caches.delete(IMAGE_CACHE)]);
}
