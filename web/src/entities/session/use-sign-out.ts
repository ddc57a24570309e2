import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.js';
import { retryLoad } from '../../shared/outage/retry-load.js';
import { serverAddress } from '../../shared/urls/base-path.js';
import { deleteStoredResponses } from '../../shared/offline/delete-stored-responses.js';
import { unsentChanges } from '../../shared/offline/unsent-changes.js';
import { notices } from '../../shared/toasts/notices.js';
import { toastAction } from '../../shared/toasts/toast-actions.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { browser } from './browser.js';
import { signInAgain } from '../../api/base-query/sign-in-again.js';
import { useLeavePage } from './leave-page.js';
import { useSession } from './use-session.js';
import { useSignOutMutation } from './session.api.js';

/** Shows the sign-in page after a session has ended; unsent changes of its user are kept until the next sign-in. */
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

/** Clears the cached data of an ended session, also unsent changes, and shows the sign-in page. */
export function useClearSession(): () => Promise<void> {
  const leaveSession = useLeaveSession();
  return async () => {
    await deleteUnsentChanges();
    await leaveSession();
  };
}

/**
 * `signOut` ends the session and clears its cached data. While changes wait on this device, the user is asked to discard
 * them. `isSigningOut` is true until the server has responded, also after several attempts.
 */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const clearSession = useClearSession();
  const [requestSignOut] = useSignOutMutation();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { user } = useSession();
  const dispatch = useDispatch();

  const endSession = async () => {
    signInAgain.disable();
    const { error } = await requestSignOut();
    // A toast has shown the error; with 401 the session had ended before.
    if (error && !('status' in error && error.status === 401)) return signInAgain.enable();
    // A user of an OpenID provider is still signed in there; the provider redirects back to the login page.
    if (user?.authMethod !== 'OIDC') return clearSession();
    await deleteStoredResponses();
    await deleteUnsentChanges();
    browser.leaveFor(serverAddress('api/auth/oauth/logout'));
  };
  const endSessionOrAsk = async () => {
    const [listChanges, planChanges] = await loadChanges();
    await Promise.all([listChanges.flush(), planChanges.flush()]);
    const count = unsentChanges.count();
    if (count === 0) return endSession();
    const action = toastAction('recipe-edit.discard-restored', () => void whileSigningOut(endSession));
    dispatch(showToast({ level: 'warning', key: 'shopping-list.pending-changes', values: { count }, action }));
  };
  const whileSigningOut = async (run: () => Promise<void>) => {
    setIsSigningOut(true);
    await run().finally(() => setIsSigningOut(false));
  };
  return { signOut: () => whileSigningOut(endSessionOrAsk), isSigningOut };
}

/** Deletes what this browser has stored of the user's own: changes of lists and the plan, renames, and notices. */
async function deleteUnsentChanges(): Promise<void> {
  notices.clear();
  (await loadOverwrittenEdits()).clear();
  await Promise.all((await loadChanges()).map((changes) => changes.clear()));
}

/** The unsent changes of lists and the plan. Their code is loaded on demand, during an outage once the server is back. */
function loadChanges() {
  return Promise.all([
    retryLoad(async () => (await import('../shopping/local-changes/list-changes.js')).listChanges),
    retryLoad(async () => (await import('../meal-plans/local-changes/plan-changes.js')).planChanges),
  ]);
}

function loadOverwrittenEdits() {
  return retryLoad(async () => (await import('../shopping/local-changes/overwritten-edits.js')).overwrittenEdits);
}
