import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Api } from '../../e2e/src/support/api.js';
import { openWindow } from '../../e2e/src/support/browser/browser.js';
import type { Shot } from './shots.js';

const QUALITIES = [84, 76, 68, 58, 45, 38, 30];

/** Opens the page as this user, waits until everything is loaded, and returns the screenshot as WebP. */
export async function takeShot(api: Api, shot: Shot, maxBytes: number): Promise<Buffer> {
  const context = await openWindow(api, shot.options ?? {});
  try {
    const page = await context.newPage();
    // The fonts of the product, as on a second visit (web/src/app/start/load-fonts.ts).
    await page.addInitScript(() => localStorage.setItem('fonts-loaded', 'true'));
    await page.goto(shot.path);
    await page.getByRole('main').waitFor();
    await shot.prepare?.(page);
    await waitUntilSettled(page);
    return await compressToLimit(await page.screenshot(), maxBytes);
  } finally {
    await context.close();
  }
}

/** No request is pending, and every visible image is painted. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** The image as WebP, in the best quality that keeps the limit. */
export async function compressToLimit(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const image = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (image.length <= maxBytes) return image;
  }
  throw new Error(`No quality brings this screenshot below ${maxBytes} bytes.`);
}
