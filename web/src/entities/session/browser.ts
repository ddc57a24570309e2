/** What leaves the app: an object, so that tests can watch it instead of losing their page. */
export const browser = {
  /** Opens another page in place of this one. */
  leaveFor: (address: string): void => window.location.assign(address),
};
