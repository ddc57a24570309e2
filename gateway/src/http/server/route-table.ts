import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Route {
  method: string;
  pattern: RegExp;
}

/** The routes by path and method, to distinguish "wrong method" from "no such path". */
export class RouteTable {
  private readonly routes: Route[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) this.routes.push({ method: each, pattern: patternOf(url) });
    });
  }

  /** Whether the path exists, but not for this method. */
  hasOtherMethod({ method, url }: FastifyRequest): boolean {
    const path = url.split('?', 1)[0]?.replace(/\/+$/, '') ?? '';
    return this.routes.some((route) => route.method !== method && route.method !== 'HEAD' && route.pattern.test(path));
  }
}

function patternOf(url: string): RegExp {
  const segments = url
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => {
      if (segment.startsWith(':')) return '[^/]+';
      return segment.includes('*') ? '\\u0000' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(`^${segments.join('/')}$`);
}
