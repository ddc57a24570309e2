import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingSuggestion } from '@larder/contracts/shopping/shopping-suggestion';
import { aPage } from './builders.js';
import { answer, type Call } from './fake-server.js';
import { homeServer } from './home-server.js';

/** The path of the list in the API. */
export const LIST_PATH = '/api/households/shopping/lists/list-id';
/** The path of the list's page. */
export const LIST_PAGE = '/shopping-lists/list-id';

/** The body of a request with changes. */
export interface SentChanges {
  changes: { kind: string; itemId: string; sequence: number; item?: object; fields?: object }[];
}

/** A server with a list that responds to changes with the new state. */
export function listServer(
  list: ShoppingListOut,
  after: (request: SentChanges) => ShoppingListOut = () => list,
  suggestions: ShoppingSuggestion[] = [],
) {
  return homeServer({
    [`GET ${LIST_PATH}`]: answer(list),
    [`POST ${LIST_PATH}/changes`]: ({ body }: Call) => {
      const request = body as SentChanges;
      return answer({
        list: after(request),
        items: null,
        revision: 2,
        acknowledged: Math.max(...request.changes.map(({ sequence }) => sequence)),
      });
    },
    'GET /api/households/shopping/suggestions': answer(suggestions),
    'GET /api/households/members': answer(aPage([])),
  });
}

/** The changes of all requests. */
export const sentChanges = (calls: readonly Call[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === `${LIST_PATH}/changes`)
    .flatMap(({ body }) => (body as SentChanges).changes);
