import type { Locator, Page } from 'playwright-core';

/** The minimum side length of a touch target, in pixels. */
const MIN_TARGET_PX = 44;
/** A swipe is a movement, after which the finger rests: a tap that follows a fling only stops the scrolling. */
const MOVE_STEPS = 12;
const REST_STEPS = 6;
const STEP_S = 0.02;

/**
 * The visible controls of a part of the page that are too small for a finger, each as its name and size. A checkbox is
 * as large as its label, the field of a select as large as the select, and a control may extend beyond its box.
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root, smallest) => {
    const controls = root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"]');
    /** Whether all taps within the smallest width and height around the control reach it. */
    const reaches = (control: Element) => {
      control.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const reachOf = (dx: number, dy: number) => {
        let pixels = 0;
        const isHit = (distance: number) => {
          const hit = document.elementFromPoint(x + width / 2 + dx * distance, y + height / 2 + dy * distance);
          return hit !== null && control.contains(hit);
        };
        while (pixels < smallest && isHit(pixels + 1)) pixels += 1;
        return pixels;
      };
      return reachOf(-1, 0) + reachOf(1, 0) >= smallest - 1 && reachOf(0, -1) + reachOf(0, 1) >= smallest - 1;
    };
    return [...controls].flatMap((control) => {
      const { width, height } = (control.closest('label, .ant-select') ?? control).getBoundingClientRect();
      const isVisible = control.checkVisibility({ visibilityProperty: true }) && width > 1; // screen readers only: 1 px
      if (!isVisible || Math.min(width, height) >= smallest - 0.5 || reaches(control)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, MIN_TARGET_PX);
}

/** Moves a finger across the middle of the page at an element's height; a negative distance is to the left. */
export async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  if (!box) throw new Error('The element is not visible.');
  const finger = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - (MOVE_STEPS + REST_STEPS) * STEP_S;
  const at = (step: number) => ({
    x: width / 2 + (distance * (Math.min(step, MOVE_STEPS) - MOVE_STEPS / 2)) / MOVE_STEPS,
    y: box.y + box.height / 2,
  });
  for (let step = 0; step <= MOVE_STEPS + REST_STEPS; step += 1) {
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at(step)], timestamp: start + step * STEP_S });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
