import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { browser } from '../../../entities/session/browser.js';
import { useSession } from '../../../entities/session/use-session.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useFinishOidcMutation } from '../auth.api.js';
import { signInProblemKey } from '../sign-in-problem.js';
import { oidcStep } from './oidc-step.js';

/** The URL of the provider's sign-in page. */
export const OIDC_START = 'api/auth/oauth';

/** Runs the steps of an OpenID sign-in that need no click; true while one of them is pending. */
export function useOidc(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { status } = useSession();
  const { data: about } = useGetAppInfoQuery();
  const [finish] = useFinishOidcMutation();
  const handledStep = useRef('');
  const step = status === 'anonymous' ? oidcStep(search, about) : 'none';

  useEffect(() => {
    if (step === 'none' || handledStep.current === step + search) return;
    handledStep.current = step + search; // a code can be used once
    if (step === 'redirect') return browser.leaveFor(serverAddress(OIDC_START));
    void finish(search).then(({ error }) => {
      if (!error) return;
      dispatch(showToast({ level: 'error', key: signInProblemKey(error) }));
      void navigate('/login?direct=1', { replace: true });
    });
  }, [step, search, finish, navigate, dispatch]);

  return step !== 'none';
}
