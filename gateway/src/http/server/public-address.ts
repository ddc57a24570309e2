import { basePathOf, type Log } from '@larder/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme, host and port that clients use: those of `BASE_URL`, else as the request says. */
    publicOrigin: string;
    /** The path of the public address: `/larder`, or empty. */
    basePath: string;
    /** The public address that links begin with: origin and path. */
    publicUrl: string;
  }
}

interface AddressSettings {
  BASE_URL?: string | undefined;
  BASE_PATH?: string | undefined;
  SUB_PATH?: string | undefined;
}

/** Sets the public address on requests. Headers of a proxy cannot override a configured `BASE_URL`. */
export function registerPublicAddress(fastify: FastifyInstance, settings: AddressSettings): void {
  const configured = settings.BASE_URL && new URL(settings.BASE_URL).origin;
  const basePath = basePathOf(settings);
  fastify.decorateRequest('basePath', basePath);
  fastify.decorateRequest('publicOrigin', {
    getter(this: FastifyRequest) {
      return configured ?? `${this.protocol}://${this.host}`;
    },
  });
  fastify.decorateRequest('publicUrl', {
    getter(this: FastifyRequest) {
      return `${this.publicOrigin}${basePath}`;
    },
  });
}

/**
 * The URL of a request without the base path, for the router. Other URLs stay as they are: some proxies remove the base
 * path, and probes do not know it.
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** The URL with single slashes in its path: clients join an address that ends with one and a path that begins with one. */
export function withSingleSlashes(url: string): string {
  return url.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/'));
}

interface ProxySettings {
  BASE_URL?: string | undefined;
  TRUSTED_PROXIES?: string[] | undefined;
  HOST_IP?: string[] | undefined;
}

/** Warns when a proxy must be in front of this server but none is trusted: all clients then share its address. */
export function warnUntrustedProxy({ BASE_URL, TRUSTED_PROXIES, HOST_IP }: ProxySettings, log: Log): void {
  const proxies = TRUSTED_PROXIES ?? HOST_IP ?? [];
  if (!BASE_URL?.startsWith('https:') || proxies.length > 0) return;
  log.warn(
    'BASE_URL is https but TRUSTED_PROXIES is not set: the proxy counts as the only client in rate limits and in the log',
  );
}
