import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { deleteStoredResponses } from '../src/shared/offline/delete-stored-responses.ts';
import { DATA_CACHE, IMAGE_CACHE, STORED_HEADER } from '../src/shared/offline/stored-caches.ts';

const FONT_CACHE = 'larder-fonts-1';

const THIRTY_DAYS_S = 30 * 86_400;
const UNAUTHENTICATED = 401;

const cacheOnlyOk = new CacheableResponsePlugin({ statuses: [200] });
const limits = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: THIRTY_DAYS_S, purgeOnQuotaError: true });

/** Marks stored responses, for the outage banner of the app. */
const markStored: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(STORED_HEADER, 'true');
    return new Response(await cachedResponse.blob(), { status: cachedResponse.status, headers });
  },
};

/** Browsers may be shared: when a session ends, or another user signs in, all stored responses are deleted. */
const deleteOtherAccounts: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === UNAUTHENTICATED || (response.ok && (await isOfAnother(request, response))))
      await deleteStoredResponses();
    return response;
  },
};

async function isOfAnother(request: Request, response: Response): Promise<boolean> {
  const stored = await caches.match(request, { cacheName: DATA_CACHE });
  if (!stored) return false;
  const [before, now] = (await Promise.all([stored.json(), response.clone().json()])) as { id: string }[];
  return before?.id !== now?.id;
}

export const responses = new NetworkFirst({ cacheName: DATA_CACHE, plugins: [markStored, cacheOnlyOk, limits(500)] });
/** Responses for the signed-in user: they reveal that the session ended or that another user signed in. */
export const ownAccount = new NetworkFirst({
  cacheName: DATA_CACHE,
  plugins: [deleteOtherAccounts, markStored, cacheOnlyOk],
});
export const images = new NetworkFirst({ cacheName: IMAGE_CACHE, plugins: [cacheOnlyOk, limits(500)] });
/** Files whose names contain a content hash. */
export const fonts = new CacheFirst({ cacheName: FONT_CACHE, plugins: [cacheOnlyOk, limits(20)] });

/** Whether the last signed-in user can read without a connection. */
export async function hasStoredSession(ownAccountAddress: string): Promise<boolean> {
  return (await caches.match(ownAccountAddress, { cacheName: DATA_CACHE })) !== undefined;
}
