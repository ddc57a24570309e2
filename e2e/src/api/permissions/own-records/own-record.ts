import { randomUUID } from 'node:crypto';
import type { Api } from '../../../support/api.js';

export interface Route {
  method: string;
  /** `:id` is replaced by the result of `make`; `:parent` by the part before a slash in it. */
  path: string;
  body?: unknown;
  /**
   * The access of a member of another household of the group: group-wide records are shared, household records hidden.
   */
  otherHousehold: number;
}

/** A kind of record with its routes, for tests with every kind of caller. */
export interface OwnRecord {
  name: string;
  make: (api: Api) => Promise<string>;
  notFound: unknown;
  unknownId: string;
  routes: Route[];
}

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';
export const message = (text: string) => ({ detail: { message: text, error: true, exception: null } });
export const NOT_FOUND = message('Not found.');

/** The address of a route for a record that `make` returned. */
export function addressOf({ path }: Route, made: string): string {
  const [id = '', parent = ''] = made.split('/').reverse();
  return path.replace(':parent', parent).replace(':id', id);
}

export function sharedRoutes(path: string): Route[] {
  return [
    { method: 'GET', path, otherHousehold: 200 },
    { method: 'PUT', path, body: { name: `Renamed ${randomUUID()}` }, otherHousehold: 200 },
    { method: 'PATCH', path, body: { name: `Renamed ${randomUUID()}` }, otherHousehold: 200 },
    { method: 'POST', path: `${path}/duplicate`, body: {}, otherHousehold: 201 },
    { method: 'DELETE', path, otherHousehold: 200 },
  ];
}

export function hiddenRoutes(path: string, update?: unknown): Route[] {
  const routes = [
    { method: 'GET', path, otherHousehold: 404 },
    { method: 'DELETE', path, otherHousehold: 404 },
  ];
  return update ? [...routes, { method: 'PUT', path, body: update, otherHousehold: 404 }] : routes;
}

/** Routes of a record that other households do not see, by method, end of the path and body. */
export function hiddenCalls(path: string, calls: [method: string, end: string, body: unknown][]): Route[] {
  return calls.map(([method, end, body]) => ({ method, path: `${path}${end}`, body, otherHousehold: 404 }));
}

/** The routes of a deleted record of the household. */
export function hiddenTrash(kind: string): Route[] {
  return [
    { method: 'POST', path: `/api/trash/${kind}/:id/restore`, otherHousehold: 404 },
    { method: 'DELETE', path: `/api/trash/${kind}/:id`, otherHousehold: 404 },
  ];
}
