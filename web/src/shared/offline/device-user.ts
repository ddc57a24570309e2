const listeners = new Set<() => void>();
let current: string | undefined;

/**
 * The id of the signed-in user; undefined for visitors. Browsers may be shared: what they have stored for another user is
 * neither shown nor sent, but kept until that user signs in again.
 */
export const deviceUser = {
  id: (): string | undefined => current,

  set: (id: string | undefined): void => {
    if (current === id) return;
    current = id;
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
