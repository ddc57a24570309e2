const CHECK_INTERVAL_MS = 200;

/** Resolves when the page has been loaded, nothing is waited for and the browser has nothing better to do. */
export async function whenIdle(isWaiting: () => boolean = () => false): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await idle();
  while (isWaiting()) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    await idle();
  }
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
