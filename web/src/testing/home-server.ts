import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { aPage, aUser } from './builders.js';
import { answer, fakeServer, type Call, type Routes } from './fake-server.js';

/** A server with a signed-in user; `routes` are added to its own. */
export function homeServer(routes: Routes = {}, user: UserOut = aUser()): Call[] {
  return fakeServer({
    'GET /api/users/self': answer(user),
    'GET /api/recipes': answer(aPage([])),
    ...routes,
  });
}
