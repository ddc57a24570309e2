import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { deleteStoredResponses } from '../src/shared/offline/delete-stored-responses.ts';
import { findWiderPlan, withinDays } from '../src/shared/offline/wider-plan.ts';
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

/** Without a connection, the plan of days that were not requested before is taken from one of more days. */
const useWiderPlan: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(DATA_CACHE);
    const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname === new URL(request.url).pathname);
    const stored = await Promise.all(
      keys.map(async (key) => {
        const response = await cache.match(key);
        return { url: key.url, response, sentAt: Date.parse(response?.headers.get('date') ?? '') || 0 };
      }),
    );
    const wider = findWiderPlan(stored, request.url)?.response;
    if (!wider) return undefined;
    const page = withinDays((await wider.json()) as Parameters<typeof withinDays>[0], request.url);
    return Response.json(page, { headers: { [STORED_HEADER]: 'true' } });
  },
};

export const responses = new NetworkFirst({ cacheName: DATA_CACHE, plugins: [markStored, cacheOnlyOk, limits(500)] });
export const plans = new NetworkFirst({
  cacheName: DATA_CACHE,
  plugins: [useWiderPlan, markStored, cacheOnlyOk, limits(500)],
});
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
