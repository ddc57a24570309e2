import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';
import { retryLoad } from '../../shared/outage/retry-load.js';
import { serverAddress } from '../../shared/urls/base-path.js';
import { deleteStoredResponses } from '../../shared/offline/delete-stored-responses.js';
import { browser } from './browser.js';
import { signInAgain } from '../../api/base-query/sign-in-again.js';
import { useLeavePage } from './leave-page.js';
import { useSession } from './use-session.js';
import { useSignOutMutation } from './session.api.js';

/**
 * Shows the sign-in page, without the data of an ended session; changes of shopping lists are kept until their user signs
 * in again.
 */
export function useLeaveSession(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const leavePage = useLeavePage();
  return async () => {
    await deleteStoredResponses();
    leavePage();
    dispatch(api.util.resetApiState());
    await navigate('/login?direct=1');
  };
}

/** Clears all cached data of an ended session and shows the sign-in page. */
export function useClearSession(): () => Promise<void> {
  const leaveSession = useLeaveSession();
  const { user } = useSession();
  return async () => {
    await deleteListChanges(user);
    await leaveSession();
  };
}

/** Ends the session and clears its cached data. */
export function useSignOut(): () => Promise<void> {
  const clearSession = useClearSession();
  const [signOut] = useSignOutMutation();
  const { user } = useSession();

  return async () => {
    const listChanges = await loadListChanges();
    if (user) listChanges.setUser(user.id);
    signInAgain.disable();
    await listChanges.flush();
    const { error } = await signOut();
    // A toast has shown the error; with 401 the session had ended before.
    if (error && !('status' in error && error.status === 401)) return signInAgain.enable();
    // A user of an OpenID provider is still signed in there; the provider redirects back to the login page.
    if (user?.authMethod !== 'OIDC') return clearSession();
    await deleteStoredResponses();
    await deleteListChanges(user);
    browser.leaveFor(serverAddress('api/auth/oauth/logout'));
  };
}

/** Deletes the user's changes of shopping lists that this browser has stored. */
async function deleteListChanges(user: UserOut | null): Promise<void> {
  const listChanges = await loadListChanges();
  if (user) listChanges.setUser(user.id);
  await listChanges.clear();
}

/** The unsent changes of shopping lists. Their code is loaded on demand, during an outage once the server is back. */
function loadListChanges() {
  return retryLoad(async () => (await import('../shopping/local-changes/list-changes.js')).listChanges);
}
