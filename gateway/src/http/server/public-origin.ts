import type { Log } from '@larder/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme, host and port that clients use: those of `BASE_URL`, else as the request says. */
    publicOrigin: string;
  }
}

/** Sets `publicOrigin` on requests. Headers of a proxy cannot override a configured `BASE_URL`. */
export function registerPublicOrigin(fastify: FastifyInstance, baseUrl: string | undefined): void {
  const configured = baseUrl && new URL(baseUrl).origin;
  fastify.decorateRequest('publicOrigin', {
    getter(this: FastifyRequest) {
      return configured ?? `${this.protocol}://${this.host}`;
    },
  });
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
