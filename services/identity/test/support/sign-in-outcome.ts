import type { Identity } from './identity.js';
import { outcomeOf } from './outcome.js';

/** Tries to sign in; returns `in`, or the code of the error. */
export const signInOutcome = (identity: Identity, form: Parameters<Identity['signIn']>[0]): Promise<string> =>
  outcomeOf(identity.signIn(form), 'in');
