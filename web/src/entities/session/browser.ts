/** Navigation away from the app, as an object that tests can mock. */
export const browser = {
  /** Replaces this page by another one. */
  leaveFor: (address: string): void => window.location.assign(address),
};
