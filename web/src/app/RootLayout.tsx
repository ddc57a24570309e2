import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router';
import { useDeviceUser } from '../entities/session/use-device-user.js';
import { LeavePageContext } from '../entities/session/leave-page.js';
import { KitchenTimers } from '../entities/timers/KitchenTimers.js';
import { useFocusTracking } from '../shared/ui/dialogs/last-focus.js';
import { SignInAgain } from './guards/SignInAgain.js';
import styles from './layouts/layouts.module.css';
import { Splash } from './Splash.js';
import { SCROLL_POSITIONS, scrollKey, startAtTop } from './start/scroll-positions.js';

/** Above all layouts: scroll restoration, the progress bar of navigation, and the running timers. */
export function RootLayout() {
  const { state } = useNavigation();
  const location = useLocation();
  const [left, setLeft] = useState<Location | null>(null);
  useFocusTracking();
  useDeviceUser();
  useState(() => startAtTop(location)); // before `ScrollRestoration` reads the positions
  return (
    <LeavePageContext value={() => flushSync(() => setLeft(location))}>
      {state === 'loading' && <div className={styles.progress} aria-hidden />}
      {left === location ? <Splash /> : <Outlet />}
      <KitchenTimers />
      <SignInAgain />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} getKey={scrollKey} />
    </LeavePageContext>
  );
}
