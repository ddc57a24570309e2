import type { CDPSession, Page } from 'playwright-core';

const SPEED = 3000; // pixels a second: a brisk wheel, more than three screens

export interface Scroll {
  /** When frames were painted, in milliseconds. */
  moments: number[];
  /** How far the page went. */
  pixels: number;
  /** Cards that exist at the end. */
  cards: number;
  /** What it cost the page's main thread, in milliseconds of a processor: it says something on a busy machine too. */
  mainThreadMs: number;
}

/** Scrolls the list of recipes for so many seconds as a wheel does, and tells when frames were painted. */
export async function scrollHome(page: Page, path: string, seconds: number): Promise<Scroll> {
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await watchFrames(page);
  const before = await taskMs(devtools);
  await wheel(devtools, page.viewportSize() ?? { width: 0, height: 0 }, seconds);
  const mainThreadMs = (await taskMs(devtools)) - before;
  const seen = await page.evaluate(() => ({
    moments: (window as unknown as { frames: number[] }).frames,
    pixels: window.scrollY,
    cards: document.querySelectorAll('article').length,
  }));
  return { ...seen, mainThreadMs };
}

/** What the page's main thread has worked so far. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
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
