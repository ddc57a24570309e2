import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { KitchenTimers } from '../entities/timers/KitchenTimers.js';
import { useFocusTracking } from '../shared/ui/dialogs/last-focus.js';
import { SignInAgain } from './guards/SignInAgain.js';
import styles from './layouts/layouts.module.css';

/** Above all layouts: scroll restoration, the progress bar of navigation, and the running timers. */
export function RootLayout() {
  const { state } = useNavigation();
  useFocusTracking();
  return (
    <>
      {state === 'loading' && <div className={styles.progress} aria-hidden />}
      <Outlet />
      <KitchenTimers />
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}
