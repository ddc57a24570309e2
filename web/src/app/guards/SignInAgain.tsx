import { Suspense, useSyncExternalStore } from 'react';
import { signInAgain } from '../../api/base-query/sign-in-again.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import('../../features/auth/sign-in-again/SignInAgainDialog.js')).SignInAgainDialog,
}));

/** The sign-in dialog over the open page while a call waits for a new session. */
export function SignInAgain() {
  const isOpen = useSyncExternalStore(signInAgain.subscribe, signInAgain.isPending);
  return <Suspense>{isOpen && <SignInAgainDialog />}</Suspense>;
}
