import type { CDPSession, Page } from 'playwright-core';

const SPEED = 3000; // pixels a second: a brisk wheel, more than three screens

export interface Scroll {
  /** When frames were painted, in milliseconds. */
  moments: number[];
  /** How far the page went. */
  pixels: number;
  /** Cards that exist at the end. */
  cards: number;
}

/** Scrolls the list of recipes for so many seconds as a wheel does, and tells when frames were painted. */
export async function scrollHome(page: Page, path: string, seconds: number): Promise<Scroll> {
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await watchFrames(page);
  await wheel(devtools, page.viewportSize() ?? { width: 0, height: 0 }, seconds);
  return page.evaluate(() => ({
    moments: (window as unknown as { frames: number[] }).frames,
    pixels: window.scrollY,
    cards: document.querySelectorAll('article').length,
  }));
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (moment: number) => {
      frames.push(moment);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function wheel(devtools: CDPSession, screen: { width: number; height: number }, seconds: number): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', {
    x: screen.width / 2,
    y: screen.height / 2,
    yDistance: -SPEED * seconds,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}
