import type { TestUser } from '../../support/users.js';

/** The status for each other caller. */
interface Outcomes {
  /** Of the same household, without any permissions. */
  housemate: number;
  /** Of another household of the group. */
  neighbor: number;
  /** Of another group. */
  stranger: number;
  /** Without a session. */
  anonymous: number;
}

export interface UserRoute {
  method: string;
  /** `:user`, `:household` and `:recipe` are replaced by the owner's. */
  path: string;
  body?: unknown;
  others: Outcomes;
}

/** Readable within the group only. */
const groupOnly: Outcomes = { housemate: 200, neighbor: 200, stranger: 404, anonymous: 401 };
/** Forbidden for everyone except the owner and administrators. */
const forbidden: Outcomes = { housemate: 403, neighbor: 403, stranger: 403, anonymous: 401 };

/** All routes on another user or household. */
export const USER_ROUTES: UserRoute[] = [
  { method: 'GET', path: '/api/users/:user', others: forbidden },
  { method: 'PUT', path: '/api/users/:user', body: { email: 'taken-over@example.org' }, others: forbidden },
  { method: 'PATCH', path: '/api/users/:user', body: { fullName: 'Taken Over' }, others: forbidden },
  { method: 'DELETE', path: '/api/users/:user', others: forbidden },
  {
    method: 'GET',
    path: '/api/users/:user/image',
    others: { ...groupOnly, housemate: 302, neighbor: 302, anonymous: 404 },
  },
  { method: 'POST', path: '/api/users/:user/image', others: forbidden },
  { method: 'GET', path: '/api/users/:user/ratings', others: groupOnly },
  { method: 'GET', path: '/api/users/:user/favorites', others: groupOnly },
  { method: 'POST', path: '/api/users/:user/ratings/:recipe', body: { rating: 1 }, others: forbidden },
  { method: 'POST', path: '/api/users/:user/favorites/:recipe', others: forbidden },
  { method: 'DELETE', path: '/api/users/:user/favorites/:recipe', others: forbidden },
  // None of them has rated it.
  {
    method: 'GET',
    path: '/api/users/self/ratings/:recipe',
    others: { housemate: 404, neighbor: 404, stranger: 404, anonymous: 401 },
  },
  { method: 'GET', path: '/api/groups/members/:user', others: groupOnly },
  { method: 'GET', path: '/api/groups/households/:household', others: groupOnly },
  { method: 'PUT', path: '/api/groups/households/:household', body: { name: 'Taken Over' }, others: forbidden },
  { method: 'PATCH', path: '/api/groups/households/:household', body: { name: 'Taken Over' }, others: forbidden },
  { method: 'DELETE', path: '/api/groups/households/:household', others: forbidden },
];

/** The URL of the route for the owner's records. */
export function addressOf({ path }: UserRoute, owner: TestUser, recipeId: string): string {
  return path.replace(':user', owner.id).replace(':household', owner.householdId).replace(':recipe', recipeId);
}
