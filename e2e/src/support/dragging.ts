import type { Locator, Page } from 'playwright-core';

/**
 * Drags one thing onto another with a finger, as a person does on a phone: hold until it is picked up, move, let go.
 *
 * @param pickedUp what is read aloud when the thing has been picked up
 */
export async function dragByFinger(page: Page, from: Locator, to: Locator, pickedUp: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' })); // neither may hide below a bar
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  await pickedUp.waitFor({ state: 'attached' });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('What is not shown cannot be dragged.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
