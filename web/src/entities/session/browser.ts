/** Navigation away from the app, as an object that tests can mock. */
export const browser = {
  /** Navigates to another page. */
  leaveFor: (address: string): void => window.location.assign(address),
};
