import { useLayoutEffect } from 'react';
import { deviceUser } from '../../shared/offline/device-user.js';
import { useSession } from './use-session.js';

/** Sets whose stored changes and notices this page shows and sends. */
export function useDeviceUser(): void {
  const { status, user } = useSession();
  const isKnown = status === 'signed-in' || status === 'anonymous';
  const userId = user?.id;
  useLayoutEffect(() => {
    if (isKnown) deviceUser.set(userId);
  }, [isKnown, userId]);
}
