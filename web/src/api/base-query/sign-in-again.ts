type Listener = () => void;

const listeners = new Set<Listener>();
let pending: ((signedIn: boolean) => void)[] = [];
let isDisabled = false;

/**
 * Connects the calls that failed with an expired session to the dialog that lets the user sign in again: the calls
 * wait, so that no input is lost. Kept outside the store, because promises are not serializable.
 */
export const signInAgain = {
  /** Whether calls wait, and the dialog is shown. */
  isPending: () => pending.length > 0,

  /** Resolves to true when the user has signed in again, to false when the user declines. */
  request: () =>
    new Promise<boolean>((resolve) => {
      if (isDisabled) return resolve(false);
      pending = [...pending, resolve];
      notifyAll();
    }),

  /** For calls that end the session: neither they nor pending calls open the dialog. */
  disable: (): void => {
    isDisabled = true;
    signInAgain.settle(false);
  },

  /** Called when a user has signed in, or the session has not ended after all. */
  enable: (): void => {
    isDisabled = false;
  },

  /** Ends the wait of all calls: with `signedIn` they are repeated, else they fail. */
  settle: (signedIn: boolean): void => {
    const settled = pending;
    pending = [];
    for (const resolve of settled) resolve(signedIn);
    notifyAll();
  },

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function notifyAll(): void {
  for (const listener of listeners) listener();
}
