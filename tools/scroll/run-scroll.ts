import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { Api } from '../../e2e/src/support/api.js';
import { closeBrowser, openWindow, PHONE, WIDE } from '../../e2e/src/support/browser/browser.js';
import { writeReport } from '../bench/reports/write-report.js';
import { Progress } from '../client/progress.js';
import { ANA, createAna } from '../instance/ana.js';
import { withInstance } from '../instance/with-instance.js';
import { seedRecipes } from '../seed/seed-recipes.js';
import { smoothnessOf } from './frames.js';
import { markdownReport, textReport, type ScrollRun } from './scroll-report.js';
import { scrollHome } from './scroll-home.js';

const TRACES = 'test-results';
const USAGE = 'usage: npm run bench:scroll [-- --recipes 10000] [--seconds 20] [--markdown] [--trace]';
type Screen = Pick<ScrollRun, 'name' | 'viewport'>;
const SCREENS: Screen[] = [
  { name: 'wide', viewport: WIDE },
  { name: 'phone', viewport: PHONE },
];

interface ScrollOptions {
  recipes: number;
  seconds: number;
  markdown: boolean;
  trace: boolean;
}

/** The command: an instance with many recipes, its home page scrolled in Chromium, the frames counted. */
export async function runScroll(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = parseOptions(args);
  const runs = env['LARDER_URL'] ? await measureRunning(env['LARDER_URL'], env, options) : await measureFresh(options);
  process.stdout.write(`${textReport(runs)}\n${options.trace ? `Traces are in ${TRACES}/.\n` : ''}`);
  if (options.markdown) await writeReport(markdownReport(runs, new Date()), 'bench:scroll');
}

/** On a running instance, with its own data. */
async function measureRunning(
  url: string,
  env: Record<string, string | undefined>,
  options: ScrollOptions,
): Promise<ScrollRun[]> {
  const username = env['LARDER_USERNAME'] ?? 'changeme@example.com';
  return measureScreens(await new Api(url).signIn(username, env['LARDER_PASSWORD'] ?? 'MyPassword'), options);
}

/** On a fresh instance, which is filled first. */
function measureFresh(options: ScrollOptions): Promise<ScrollRun[]> {
  return withInstance(async ({ larder }) => {
    await createAna(larder);
    const ana = await larder.signIn(ANA.username, ANA.password);
    const seeding = new Progress('Recipes', options.recipes);
    await seedRecipes(ana, { count: options.recipes, onDone: () => seeding.step() });
    ana.close();
    return measureScreens(await new Api(larder.url).signIn(ANA.username, ANA.password), options);
  });
}

async function measureScreens(api: Api, options: ScrollOptions): Promise<ScrollRun[]> {
  const { groupSlug } = (await api.get('/api/users/self')).body as { groupSlug: string }; // our own response
  const { total } = (await api.get('/api/recipes?perPage=1')).body as { total: number };
  const path = `/g/${groupSlug}?orderBy=name`;
  const runs: ScrollRun[] = [];
  try {
    for (const screen of SCREENS) {
      const scroll = await inWindow(api, screen, (page) => scrollHome(page, path, options.seconds));
      runs.push({ ...scroll, ...screen, recipes: total, smoothness: smoothnessOf(scroll.moments) });
      if (options.trace) await inWindow(api, screen, (page) => recordTrace(page, screen.name, path, options.seconds));
    }
  } finally {
    await closeBrowser();
  }
  return runs;
}

async function inWindow<T>(api: Api, { viewport }: Screen, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await openWindow(api, { viewport });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Scrolls once more and stores a trace for Chromium's performance panel. Not while frames are counted: the profiler
 * doubles the cost of the page and blocks it for up to 170 ms.
 */
async function recordTrace(page: Page, name: string, path: string, seconds: number): Promise<void> {
  const browser = page.context().browser();
  mkdirSync(TRACES, { recursive: true });
  await browser?.startTracing(page, { path: join(TRACES, `scroll-${name}.json`) });
  try {
    await scrollHome(page, path, seconds);
  } finally {
    await browser?.stopTracing();
  }
}

/** Throws the usage for invalid arguments. */
function parseOptions(args: string[]): ScrollOptions {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: { recipes: number(10_000), seconds: number(20), markdown: flag, trace: flag },
  });
  const [recipes, seconds] = [Number(values.recipes), Number(values.seconds)];
  if (![recipes, seconds].every((value) => Number.isInteger(value) && value > 0)) throw new Error(USAGE);
  return { recipes, seconds, markdown: values.markdown, trace: values.trace };
}
