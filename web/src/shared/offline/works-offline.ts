/** Whether the service worker answers for the server when it cannot be reached; browsers have it over HTTPS only. */
export function worksOffline(): boolean {
  // The types promise it in every browser.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return Boolean(worker?.controller);
}
