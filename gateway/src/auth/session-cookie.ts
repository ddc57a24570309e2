import type { Session } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './request-token.js';

/** The device token: a browser that has signed in before may sign in while the account is locked by other clients. */
export const DEVICE_COOKIE = 'larder.device';
const DEVICE_SECONDS = 400 * 24 * 60 * 60;
/**
 * Binds a sign-in by the OpenID provider to the browser that began it. Browsers send cookies to all ports of a host, so
 * the name must not be that of another application there.
 */
const OIDC_COOKIE = 'larder.oidc';
const OIDC_BROWSER = /^[\w-]{32}$/;
const OIDC_SECONDS = 14 * 24 * 60 * 60;

/** Sets the session cookie; `Secure` depends on the public scheme, since plain HTTP at home is normal. */
export function setSessionCookie(reply: FastifyReply, request: FastifyRequest, session: Session): void {
  void reply.setCookie(SESSION_COOKIE, session.token, { ...cookieRules(request), maxAge: session.lifetimeSeconds });
}

/** Removes the session cookie. */
export function clearSessionCookie(reply: FastifyReply, request: FastifyRequest): void {
  void reply.clearCookie(SESSION_COOKIE, cookieRules(request));
}

/** Sets the device token, which only sign-ins read. */
export function setDeviceCookie(reply: FastifyReply, request: FastifyRequest, device: string): void {
  void reply.setCookie(DEVICE_COOKIE, device, {
    ...cookieRules(request),
    path: `${request.basePath}/api/auth`,
    maxAge: DEVICE_SECONDS,
  });
}

/** The id of a browser that began a sign-in by the OpenID provider; null for other values of the cookie. */
export function oidcBrowser({ cookies }: FastifyRequest): string | null {
  const browser = cookies[OIDC_COOKIE];
  return browser && OIDC_BROWSER.test(browser) ? browser : null;
}

/** Sets the id of a browser that begins a sign-in by the OpenID provider. */
export function setOidcCookie(reply: FastifyReply, request: FastifyRequest, browser: string): void {
  void reply.setCookie(OIDC_COOKIE, browser, {
    ...cookieRules(request),
    path: `${request.basePath}/api/auth/oauth`,
    maxAge: OIDC_SECONDS,
  });
}

function cookieRules({ publicOrigin, basePath }: FastifyRequest) {
  return { path: `${basePath}/`, httpOnly: true, sameSite: 'lax', secure: publicOrigin.startsWith('https:') } as const;
}
