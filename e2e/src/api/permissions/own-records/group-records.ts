import { randomUUID } from 'node:crypto';
import { bodyOf, type Api } from '../../../support/api.js';
import { idOf } from './make-records.js';
import { NOT_FOUND, UNKNOWN, sharedRoutes, type OwnRecord } from './own-record.js';

/** Records that all households of a group share. */
export const GROUP_RECORDS: OwnRecord[] = [
  ...['categories', 'tags', 'tools'].map((kind) => ({
    name: `one of the ${kind}`,
    make: async (api: Api) => idOf(await api.post(`/api/organizers/${kind}`, { name: `Organizer ${randomUUID()}` })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes(`/api/organizers/${kind}/:id`),
  })),
  ...['foods', 'units'].map((kind) => ({
    name: `one of the ${kind}`,
    make: async (api: Api) => idOf(await api.post(`/api/${kind}`, { name: `Thing ${randomUUID()}` })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes(`/api/${kind}/:id`),
  })),
  {
    name: 'a label',
    make: async (api) => idOf(await api.post('/api/groups/labels', { name: `Label ${randomUUID()}` }), 200),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes('/api/groups/labels/:id'),
  },
  {
    name: 'a report',
    make: async (api) =>
      bodyOf<{ reportId: string }>(await api.post('/api/recipes/create/url/bulk', { imports: [] }), 202).reportId,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/groups/reports/:id', otherHousehold: 200 },
      { method: 'DELETE', path: '/api/groups/reports/:id', otherHousehold: 200 },
    ],
  },
];
