import { useEffect, useEffectEvent } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useCheckSessionMutation } from '../../../entities/session/session.api.js';

/** Calls back when the user has signed in in another tab, which is checked whenever this page is shown again. */
export function useSignInElsewhere(onSignedIn: (user: UserOut) => void): void {
  const [checkSession] = useCheckSessionMutation();
  const check = useEffectEvent(async () => {
    if (document.hidden) return;
    const { data: user } = await checkSession();
    if (user) onSignedIn(user);
  });
  useEffect(() => {
    const handleShown = () => void check();
    // A new window hides no tab, and not every phone reports the focus.
    addEventListener('focus', handleShown);
    document.addEventListener('visibilitychange', handleShown);
    return () => {
      removeEventListener('focus', handleShown);
      document.removeEventListener('visibilitychange', handleShown);
    };
  }, []);
}
