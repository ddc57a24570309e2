import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { retryLoad } from '../shared/outage/retry-load.js';
import { PLAIN_PAGE } from '../shared/theme/plain-page.js';
import { withAntdTheme } from '../shared/theme/antd/with-antd-theme.js';

/** Wraps the routes so that pages wait while the server is unavailable, inside the theme of Ant Design. */
export function withRouteRetries(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const retried = typeof lazy === 'function' ? { lazy: () => retryLoad(withTheme(route, lazy)) } : {};
    // The spread of a union type loses the difference between index routes and routes with children.
    return { ...route, ...retried, ...(children && { children: withRouteRetries(children) }) } as RouteObject;
  });
}

type LoadPage = Extract<NonNullable<RouteObject['lazy']>, () => unknown>;

function withTheme(route: RouteObject, load: LoadPage): LoadPage {
  if (route.handle === PLAIN_PAGE) return load;
  return async () => {
    const page = load();
    const Component = await withAntdTheme(async () => componentOf(await page));
    return { ...(await page), Component, element: undefined };
  };
}

/** The element of a route; an outlet for routes without one. */
function componentOf({ Component, element }: Awaited<ReturnType<LoadPage>>): ComponentType {
  if (Component) return Component;
  return element === undefined ? Outlet : () => element;
}
