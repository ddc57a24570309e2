import { isDeepStrictEqual } from 'node:util';
import { waitUntil } from '@larder/testing';
import type { ApiResponse, Api } from './api.js';

/** A response that its client may cache and revalidate. */
export interface CachedResponse {
  path: string;
  etag: string;
  body: unknown;
}

/** Whether a client may cache the response, but must revalidate it. */
export const isRevalidated = ({ headers }: ApiResponse) => headers.get('cache-control') === 'private, no-cache';

/**
 * Reads a path until the response has an ETag: there is none until a write is complete everywhere.
 */
export function readWithETag(path: string, api: Api, headers: Record<string, string> = {}): Promise<CachedResponse> {
  const read = async () => {
    const response = await api.get(path, headers);
    const etag = response.headers.get('etag');
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    return etag && isRevalidated(response) ? { path, etag, body: response.body } : null;
  };
  return waitUntil(read, { what: `an ETag of ${path}` });
}

/** Requests the path of a cached response again, with its ETag. */
export function revalidate(api: Api, { path, etag }: CachedResponse): Promise<ApiResponse> {
  return api.get(path, { 'if-none-match': etag });
}

/** Waits until the gateway returns the current response of a path: events of earlier writes may be pending. */
export async function waitUntilCurrent(api: Api, path: string): Promise<void> {
  const isCurrent = async () => isDeepStrictEqual((await api.get(path)).body, await uncachedBody(api, path));
  await waitUntil(isCurrent, { what: `${path} to be current` });
}

let uncachedRequests = 0;

/** The response of the services: this URL was never requested before, so the gateway cannot have cached it. */
async function uncachedBody(api: Api, path: string): Promise<unknown> {
  uncachedRequests += 1;
  return (await api.get(`${path}${path.includes('?') ? '&' : '?'}unused=${uncachedRequests}`)).body;
}
