declare global {
  interface Window {
    /** The early responses of `public/early.js`, by URL. */
    larderEarlyResponses?: Map<string, Promise<Response>>;
  }
}

/** How long an early response may answer the first request; later requests need the current state. */
const VALID_MS = 30_000;
const UNAUTHENTICATED = 401;

/**
 * Calls the server, or returns the early response, each at most once. A write discards all of them. A failed early
 * response is ignored: only a new request gets its message in the user's language.
 */
export async function fetchUnlessEarly(request: Request): Promise<Response> {
  const early = await takeEarly(request);
  return early ?? fetch(request);
}

async function takeEarly({ method, url }: Request): Promise<Response | undefined> {
  const responses = window.larderEarlyResponses;
  if (!responses?.size) return undefined;
  if (method !== 'GET' || performance.now() > VALID_MS) return void responses.clear();
  const { pathname, search } = new URL(url);
  const early = responses.get(pathname + search);
  responses.delete(pathname + search);
  const response = await early?.catch(() => undefined);
  return response?.ok || response?.status === UNAUTHENTICATED ? response : undefined;
}
