import type { CDPSession, Page } from 'playwright-core';

/** Painted frames and processor time of a page during an interaction. */
export interface PageRecording {
  /** The times of painted frames, in milliseconds. */
  moments: number[];
  /** Processor time of the page's main thread. Unlike frames, it hardly depends on the load of the machine. */
  mainThreadMs: number;
}

/** Records a page during an interaction. */
export async function record(page: Page, interact: (devtools: CDPSession) => Promise<void>): Promise<PageRecording> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await recordFrames(page);
  const before = await taskMs(devtools);
  await interact(devtools);
  const mainThreadMs = (await taskMs(devtools)) - before;
  const moments = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await devtools.detach();
  return { moments, mainThreadMs };
}

/** Scrolls down by mouse wheel, or up when `pixels` is negative. */
export async function wheel(devtools: CDPSession, page: Page, pixels: number, speed: number): Promise<void> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  await devtools.send('Input.synthesizeScrollGesture', {
    x: screen.width / 2,
    y: screen.height / 2,
    yDistance: -pixels,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Processor time of the main thread since the page was opened. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const onFrame = (moment: number) => {
      if ((window as unknown as { frames: number[] }).frames !== frames) return;
      frames.push(moment);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}
