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

  /** The methods of a path, in the order of their routes; none when there is no such path. */
  methodsOf({ url }: FastifyRequest): string[] {
    const path = url.split('?', 1)[0]?.replace(/(?<!\/)\/+$/, '') ?? '';
    return [...new Set(this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
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
