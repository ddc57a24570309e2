import { Suspense, useSyncExternalStore } from 'react';
import { signInAgain } from '../../api/sign-in-again.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import('../../features/auth/SignInAgainDialog.js')).SignInAgainDialog,
}));

/** Over whatever page is open, as long as a call waits for a user to sign in again. */
export function SignInAgain() {
  const isOpen = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked);
  return <Suspense>{isOpen && <SignInAgainDialog />}</Suspense>;
}
