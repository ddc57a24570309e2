type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ((signedIn: boolean) => void)[] = [];
let left = false;

/**
 * Connects the calls that failed with an expired session to the dialog that lets the user sign in again: the calls
 * wait, so that no input is lost. Kept outside the store, because promises are not serializable.
 */
export const signInAgain = {
  isAsked: () => waiting.length > 0,

  /** Resolves to true when the user has signed in again, to false when the user declines. */
  ask: () =>
    new Promise<boolean>((resolve) => {
      if (left) return resolve(false);
      waiting = [...waiting, resolve];
      notifyAll();
    }),

  /** Called at sign-out: pending calls do not open the sign-in dialog. */
  leave: (): void => {
    left = true;
    signInAgain.answer(false);
  },

  /** Called when a user has signed in again. */
  arrive: (): void => {
    left = false;
  },

  answer: (signedIn: boolean): void => {
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(signedIn);
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
