const CHECK_INTERVAL_MS = 200;

/** Resolves when the page is loaded, no request is pending and the browser is idle. */
export async function whenIdle(isWaiting: () => boolean = () => false): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await idle();
  while (isWaiting()) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    await idle();
  }
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
