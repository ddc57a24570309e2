import type { CDPSession, Locator, Page } from 'playwright-core';

const TIMEOUT_MS = 45_000;

/** The screen reader announcement during a drag. */
export interface Announcements {
  pickedUp: Locator;
  /** Whether it is over its target now. */
  over: Locator;
  putDown: Locator;
}

/**
 * Drags one element onto another by touch: hold until it is picked up, move until it is over its target, then release.
 */
export async function dragByFinger(
  page: Page,
  from: Locator,
  to: Locator,
  announcements: Announcements,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' })); // neither may be covered by a bar
  await from.click({ trial: true }); // it does not move, and nothing covers it
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(from)] });
  await announcements.pickedUp.waitFor({ state: 'attached' });
  await moveUntilOver(page, touch, to, announcements.over);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await announcements.putDown.waitFor({ state: 'attached' });
  await touch.detach();
}

/** Moves the touch in each frame, since the target moves while the page scrolls. */
async function moveUntilOver(page: Page, touch: CDPSession, to: Locator, over: Locator): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (let nudge = 0; (await over.count()) === 0; nudge = 1 - nudge) {
    if (Date.now() > end) throw new Error('The dragged element did not reach its target.');
    const { x, y } = await middleOf(to);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + nudge }] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Only visible elements can be dragged.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
