import type { Page } from 'playwright-core';
import { record, wheel, type PageRecording } from './watched-page.js';

const SPEED = 3000; // pixels per second: fast wheel scrolling, more than three screens

export interface Scroll extends PageRecording {
  /** The scrolled distance. */
  pixels: number;
  /** The number of rendered cards at the end. */
  cards: number;
}

/** Scrolls the list of recipes by wheel for some seconds, and returns the times of painted frames. */
export async function scrollHome(page: Page, path: string, seconds: number): Promise<Scroll> {
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const recording = await record(page, (devtools) => wheel(devtools, page, SPEED * seconds, SPEED));
  const reached = await page.evaluate(() => ({
    pixels: window.scrollY,
    cards: document.querySelectorAll('article').length,
  }));
  return { ...recording, ...reached };
}
