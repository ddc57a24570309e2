import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { SignInAgain } from './SignInAgain.js';
import styles from './layouts/layouts.module.css';

/** Above all layouts: where one was on a page, and that the next one is on its way. */
export function RootLayout() {
  const { state } = useNavigation();
  return (
    <>
      {state === 'loading' && <div className={styles.progress} aria-hidden />}
      <Outlet />
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}
