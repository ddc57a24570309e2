type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ((signedIn: boolean) => void)[] = [];
let left = false;

/**
 * The meeting point of calls that met the end of the session and the dialog that lets a user sign in again: the calls
 * wait, so that nothing typed is lost. Not in the store, since what waits is not data.
 */
export const signInAgain = {
  isAsked: () => waiting.length > 0,

  /** Resolves to true when the user has signed in again, to false when they decline. */
  ask: () =>
    new Promise<boolean>((resolve) => {
      if (left) return resolve(false);
      waiting = [...waiting, resolve];
      notifyAll();
    }),

  /** Called at sign-out: pending calls do not ask for a new session. */
  leave: (): void => {
    left = true;
    signInAgain.answer(false);
  },

  /** A user is signed in again. */
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
