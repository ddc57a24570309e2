import { jest } from '@jest/globals';
import type { AppInfo } from '@larder/contracts/admin/site';
import { DEFAULT_THEME } from '../shared/theme/site-theme.js';

/** A request that reached the server. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** A response: a body (200), or a status with a body and optional headers. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Route = Answer | ((call: Call) => Answer | Promise<Answer>);
/** Responses by method and path: `'GET /api/recipes'`. */
export type Routes = Record<string, Route>;

/** Builds a response. */
export const answer = (body: unknown, status = 200): Answer => ({ status, body });

export const ABOUT: AppInfo = {
  production: true,
  version: 'v2.2.0',
  appVersion: '1.0.0',
  demoStatus: false,
  allowSignup: false,
  defaultGroupSlug: null,
  defaultHouseholdSlug: null,
  enableOidc: false,
  oidcRedirect: false,
  oidcProviderName: 'OAuth',
  enableOpenai: false,
  enableOpenaiImageServices: false,
  embedHosts: [],
};

const DEFAULT_ROUTES: Routes = {
  'GET /api/app/about': answer(ABOUT),
  'GET /api/app/about/theme': answer(DEFAULT_THEME),
  'GET /api/app/about/startup-info': answer({ isFirstLogin: false, isDemo: false }),
  'GET /api/users/self': answer({ detail: 'Could not validate credentials' }, 401),
};

/** Replaces `fetch` by routes like `'GET /api/recipes'`; other requests get 404. Returns the list of requests. */
export function fakeServer(routes: Routes = {}): Call[] {
  const calls: Call[] = [];
  const allRoutes = { ...DEFAULT_ROUTES, ...routes };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const call = await readCall(input as Request);
    calls.push(call);
    const route = allRoutes[`${call.method} ${call.path}`] ?? answer({ detail: 'Not Found' }, 404);
    const { status, body, headers } = typeof route === 'function' ? await route(call) : route;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  });
  return calls;
}

async function readCall(request: Request): Promise<Call> {
  const url = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const body = await readBody(request.clone(), type);
  return { method: request.method, path: url.pathname, query: url.searchParams, body, headers: request.headers };
}

async function readBody(request: Request, type: string): Promise<unknown> {
  if (type.includes('json')) return request.json();
  return type.includes('multipart') ? Object.fromEntries(await request.formData()) : null;
}
