import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Api } from '../api.js';
import { aVisitor } from '../instances/product.js';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const RESULTS = 'test-results';
const STEP_MS = 45_000;

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The options of a window on a phone with a touch screen. */
export const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
/**
 * The option of a window with the service worker. It stores the whole app when a window first opens, a fifth of the
 * processor time of a short journey: only where a journey is about it, or is that of a first visit.
 */
export const WITH_SERVICE_WORKER = { serviceWorkers: 'allow' } as const;

let browser: Browser | undefined;

/**
 * A separate browser window with the session of `api`, if it has one. `options.baseURL` opens the product at another
 * address, such as that of a proxy.
 */
export async function openWindow(api: Api = aVisitor(), options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const { baseURL = api.url } = options;
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await browser.newContext({
    baseURL,
    viewport: WIDE,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(STEP_MS);
  if (api.token) await context.addCookies([sessionCookie(baseURL, api.token)]);
  return context;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/**
 * A test in a browser window. When it fails, its trace, a screenshot and the HTML of the page are stored in
 * `test-results/`; an error of the page fails it, too.
 */
export function journey(
  name: string,
  walk: (page: Page, context: BrowserContext) => Promise<void>,
  open: () => Promise<BrowserContext> = openWindow,
): void {
  it(name, async () => {
    const context = await open();
    await context.tracing.start({ snapshots: false }); // snapshots of each step cost a tenth more processor time
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await walk(page, context);
      expect(errors).toEqual([]);
      await context.tracing.stop();
    } catch (error) {
      await storeFailure(name, page, context);
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** Expects a message that disappears after a while: starts waiting before the action. */
export async function expectToast(toast: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([toast.waitFor(), act()]);
}

async function storeFailure(name: string, page: Page, context: BrowserContext): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${name.replace(/\W+/g, '-')}`;
  await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
  writeFileSync(`${file}.html`, await page.content().catch(String));
  await context.tracing.stop({ path: `${file}.zip` });
}

function sessionCookie(url: string, token: string) {
  return { name: 'mealie.access_token', value: token, url, httpOnly: true, sameSite: 'Lax' as const };
}
