import { DATA_CACHE, IMAGE_CACHE } from './stored-caches.js';

/** Deletes what the service worker has stored for the user; does nothing without one. */
export async function forgetStoredAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(DATA_CACHE), caches.delete(IMAGE_CACHE)]);
}
