/** Navigation away from the app, as an object that tests can mock. */
export const browser = {
  /** Opens another page in place of this one. */
  leaveFor: (address: string): void => window.location.assign(address),
};
