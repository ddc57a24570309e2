import type { Page } from 'playwright-core';
import { smoothnessOf, type Smoothness } from './frames.js';
import { record, wheel, type PageRecording } from './watched-page.js';

const SPEED = 3000; // pixels per second
const CHECKS = 30;
const ADDITIONS = 15;
/** The pace of a fast user. */
const CHECK_EVERY_MS = 300;
const ADD_EVERY_MS = 600;
/** The stream of live updates stays open, so that the network is never idle. */
const SETTLE_MS = 2_000;
/** The frames without any interaction show what the machine and its load allow. */
const IDLE_SECONDS = 4;

/** The measurements of one kind of interaction with a shopping list. */
export interface ListInteraction {
  name: 'idle' | 'scroll' | 'check' | 'add';
  smoothness: Smoothness;
  mainThreadMs: number;
  /** Checked items, added items, thousands of pixels, or seconds without interaction. */
  count: number;
}

/** Scrolls a list down and up, checks items and adds some. */
export async function interactWithList(page: Page, path: string): Promise<ListInteraction[]> {
  await page.goto(path);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLE_MS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const idle = await record(page, () => page.waitForTimeout(IDLE_SECONDS * 1_000));
  const scroll = await record(page, async (devtools) => {
    for (const pixels of [height, -height]) await wheel(devtools, page, pixels, SPEED);
  });
  const check = await record(page, () => checkItems(page));
  const add = await record(page, () => addItems(page));
  return [
    measureInteraction('idle', idle, IDLE_SECONDS),
    measureInteraction('scroll', scroll, (2 * height) / 1000),
    measureInteraction('check', check, CHECKS),
    measureInteraction('add', add, ADDITIONS),
  ];
}

function measureInteraction(
  name: ListInteraction['name'],
  { moments, mainThreadMs }: PageRecording,
  count: number,
): ListInteraction {
  return { name, smoothness: smoothnessOf(moments), mainThreadMs, count };
}

/** Checks the item in the middle of the screen repeatedly: the next item moves up. */
async function checkItems(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (let at = 0; at < CHECKS; at += 1) {
    await page.mouse.click(width / 2, height / 2);
    await page.waitForTimeout(CHECK_EVERY_MS);
  }
}

async function addItems(page: Page): Promise<void> {
  await page.getByLabel('Add an item').click();
  for (let at = 0; at < ADDITIONS; at += 1) {
    await page.keyboard.type(`Soap ${at}`);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(ADD_EVERY_MS);
  }
}
