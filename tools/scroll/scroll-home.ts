import type { Page } from 'playwright-core';
import { record, wheel, type PageRecording } from './watched-page.js';

const SPEED = 3000; // pixels a second: a brisk wheel, more than three screens

export interface Scroll extends PageRecording {
  /** How far the page went. */
  pixels: number;
  /** Cards that exist at the end. */
  cards: number;
}

/** Scrolls the list of recipes for so many seconds as a wheel does, and returns when frames were painted. */
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
