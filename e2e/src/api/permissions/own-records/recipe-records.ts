import {
  makeRecipe,
  makeRecipeVersion,
  makeComment,
  makeTimelineEvent,
  makeShareToken,
  makeDeleted,
} from './make-records.js';
import { message, NOT_FOUND, UNKNOWN, type OwnRecord } from './own-record.js';

const JSON_BODY = { name: 'Renamed by a neighbor' };

/** Recipes, their versions, comments, timeline events and share links. */
export const RECIPE_RECORDS: OwnRecord[] = [
  {
    name: 'a recipe',
    make: makeRecipe,
    notFound: message('No Entry Found'),
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/:id', otherHousehold: 200 },
      // Recipes of other households are read-only by default.
      { method: 'PUT', path: '/api/recipes/:id', body: JSON_BODY, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/recipes/:id', body: JSON_BODY, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/:id', otherHousehold: 403 },
      { method: 'POST', path: '/api/recipes/:id/duplicate', body: {}, otherHousehold: 201 },
      { method: 'PATCH', path: '/api/recipes/:id/last-made', body: { timestamp: '2026-01-01' }, otherHousehold: 200 },
      { method: 'PUT', path: '/api/recipes/:id/image', otherHousehold: 403 },
      {
        method: 'POST',
        path: '/api/recipes/:id/image',
        body: { url: 'http://127.0.0.1:9/a.png' },
        otherHousehold: 403,
      },
      { method: 'DELETE', path: '/api/recipes/:id/image', otherHousehold: 403 },
      { method: 'POST', path: '/api/recipes/:id/assets', otherHousehold: 403 },
    ],
  },
  {
    name: 'a version of a recipe',
    make: makeRecipeVersion,
    notFound: message('No Entry Found'),
    unknownId: `${UNKNOWN}/1`,
    routes: [
      { method: 'GET', path: '/api/recipes/:parent/versions', otherHousehold: 200 },
      { method: 'GET', path: '/api/recipes/:parent/versions/:id', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:parent/versions/:id/restore', otherHousehold: 403 },
    ],
  },
  {
    name: 'a deleted recipe',
    make: async (api) => makeDeleted(api, '/api/recipes', await makeRecipe(api)),
    notFound: message('No Entry Found'),
    unknownId: UNKNOWN,
    routes: [
      { method: 'POST', path: '/api/trash/recipes/:id/restore', otherHousehold: 403 },
      { method: 'DELETE', path: '/api/trash/recipes/:id', otherHousehold: 403 },
    ],
  },
  {
    name: 'a recipe to export',
    make: makeRecipe,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/:id/exports?template_name=raw', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:id/exports', body: {}, otherHousehold: 200 },
    ],
  },
  {
    name: 'a comment',
    make: makeComment,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/comments/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/comments/:id', body: { id: UNKNOWN, text: 'Theirs' }, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/comments/:id', body: { text: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/comments/:id', otherHousehold: 403 },
    ],
  },
  {
    name: 'a comment of a recipe',
    make: makeComment,
    notFound: NOT_FOUND,
    unknownId: `${UNKNOWN}/${UNKNOWN}`,
    routes: [
      { method: 'GET', path: '/api/recipes/:parent/comments/:id', otherHousehold: 200 },
      {
        method: 'PUT',
        path: '/api/recipes/:parent/comments/:id',
        body: { id: UNKNOWN, text: 'Theirs' },
        otherHousehold: 403,
      },
      { method: 'PATCH', path: '/api/recipes/:parent/comments/:id', body: { text: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/:parent/comments/:id', otherHousehold: 403 },
      { method: 'GET', path: '/api/recipes/:parent/comments', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:parent/comments', body: { text: 'Theirs' }, otherHousehold: 201 },
    ],
  },
  {
    name: 'an event of the timeline',
    make: makeTimelineEvent,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/timeline/events/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/recipes/timeline/events/:id', body: { subject: 'Theirs' }, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/recipes/timeline/events/:id', body: { subject: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/timeline/events/:id', otherHousehold: 403 },
      { method: 'PUT', path: '/api/recipes/timeline/events/:id/image', otherHousehold: 403 },
    ],
  },
  {
    name: 'a share link',
    make: makeShareToken,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/shared/recipes/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/shared/recipes/:id', body: { expiresAt: '2030-01-01' }, otherHousehold: 200 },
      { method: 'PATCH', path: '/api/shared/recipes/:id', body: { expiresAt: '2030-01-01' }, otherHousehold: 200 },
      { method: 'DELETE', path: '/api/shared/recipes/:id', otherHousehold: 200 },
    ],
  },
];
