const RELEASE = /^v?(\d+\.\d+\.\d+)$/;

/** Whether the product is the latest release; a development build always is. A leading `v` is ignored. */
export function isUpToDate(appVersion: string, latestVersion: string): boolean {
  const own = RELEASE.exec(appVersion)?.[1];
  return own === undefined || own === RELEASE.exec(latestVersion)?.[1];
}
