import type { RouteObject } from 'react-router';
import { retryLoad } from '../api/outage/retry-load.js';

/** The same routes, whose pages wait for a server that is away instead of failing. */
export function retriedRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const retried = typeof lazy === 'function' ? { lazy: () => retryLoad(lazy) } : {};
    // A route with children stays one, and an index route stays one: the union of both types cannot say so.
    return { ...route, ...retried, ...(children && { children: retriedRoutes(children) }) } as RouteObject;
  });
}
