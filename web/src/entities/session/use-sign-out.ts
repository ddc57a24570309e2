import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.js';
import { serverAddress } from '../../shared/urls/base-path.js';
import { deleteStoredResponses } from '../../shared/offline/delete-stored-responses.js';
import { browser } from './browser.js';
import { signInAgain } from '../../api/sign-in-again.js';
import { useSession } from './use-session.js';
import { useSignOutMutation } from './session.api.js';

/** Clears the cached data of an ended session and shows the sign-in page. */
export function useClearSession(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    await deleteStoredResponses();
    await (await loadListChanges()).forget();
    await navigate('/login?direct=1');
    dispatch(api.util.resetApiState());
  };
}

/** Ends the session and clears its cached data. */
export function useSignOut(): () => Promise<void> {
  const clearSession = useClearSession();
  const [signOut] = useSignOutMutation();
  const { user } = useSession();

  return async () => {
    signInAgain.leave();
    await (await loadListChanges()).flush();
    const { error } = await signOut();
    // The toast has shown the error.
    if (error && !('status' in error && error.status === 401)) return signInAgain.arrive();
    // A user of an OpenID provider is still signed in there; the provider redirects back to the login page.
    if (user?.authMethod !== 'OIDC') return clearSession();
    await deleteStoredResponses();
    await (await loadListChanges()).forget();
    browser.leaveFor(serverAddress('api/auth/oauth/logout'));
  };
}

/** The unsent changes of shopping lists; the code is loaded on demand. */
async function loadListChanges() {
  return (await import('../shopping/local-changes/list-changes.js')).listChanges;
}
