import type { CDPSession, Locator, Page } from 'playwright-core';

const TIMEOUT_MS = 45_000;

/** What is read aloud while a thing is on its way. */
export interface Announcements {
  pickedUp: Locator;
  /** It would be put down at its goal now. */
  over: Locator;
  putDown: Locator;
}

/**
 * Drags one thing onto another with a finger, as a person does on a phone: hold until it is picked up, move until it is
 * over its goal, and only then let go.
 */
export async function dragByFinger(
  page: Page,
  from: Locator,
  to: Locator,
  announcements: Announcements,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' })); // neither may hide below a bar
  await from.click({ trial: true }); // it lies still, and nothing covers it
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(from)] });
  await announcements.pickedUp.waitFor({ state: 'attached' });
  await moveUntilOver(page, touch, to, announcements.over);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await announcements.putDown.waitFor({ state: 'attached' });
  await touch.detach();
}

/** A finger that holds something moves with every image it sees; where the goal is changes while the page scrolls. */
async function moveUntilOver(page: Page, touch: CDPSession, to: Locator, over: Locator): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (let nudge = 0; (await over.count()) === 0; nudge = 1 - nudge) {
    if (Date.now() > end) throw new Error('What is dragged never came over its goal.');
    const { x, y } = await middleOf(to);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + nudge }] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('What is not shown cannot be dragged.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
