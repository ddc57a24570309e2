import type { Identity } from './identity.js';

/** Tries to sign in; returns `in`, or the code of the error. */
export const signInOutcome = (identity: Identity, form: Parameters<Identity['signIn']>[0]): Promise<string> =>
  identity.signIn(form).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
