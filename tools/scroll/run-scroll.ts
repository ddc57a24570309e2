import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { format } from 'prettier';
import { Api } from '../../e2e/src/support/api.js';
import { closeBrowser, openWindow, PHONE, WIDE } from '../../e2e/src/support/browser/browser.js';
import { withReport } from '../bench/document.js';
import { Progress } from '../client/progress.js';
import { ANA, createAna } from '../instance/ana.js';
import { withInstance } from '../instance/with-instance.js';
import { seedRecipes } from '../seed/seed-recipes.js';
import { smoothnessOf } from './frames.js';
import { markdownReport, textReport, type Ride } from './report.js';
import { scrollHome } from './scroll-home.js';

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
const TRACES = 'test-results';
const USAGE = 'usage: npm run bench:scroll [-- --recipes 10000] [--seconds 20] [--markdown] [--trace]';
type Screen = Pick<Ride, 'name' | 'viewport'>;
const SCREENS: Screen[] = [
  { name: 'wide', viewport: WIDE },
  { name: 'phone', viewport: PHONE },
];

export interface ScrollWish {
  recipes: number;
  seconds: number;
  markdown: boolean;
  trace: boolean;
}

/** The command: an instance with many recipes, its home page scrolled in Chromium, the frames counted. */
export async function runScroll(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const wish = scrollWishOf(args);
  const rides = env['LARDER_URL'] ? await rideThere(env['LARDER_URL'], env, wish) : await rideAfresh(wish);
  process.stdout.write(`${textReport(rides)}\n${wish.trace ? `Traces are in ${TRACES}/.\n` : ''}`);
  if (wish.markdown) await writeDocument(rides);
}

/** At an instance that runs, with what it has. */
async function rideThere(url: string, env: Record<string, string | undefined>, wish: ScrollWish): Promise<Ride[]> {
  const username = env['LARDER_USERNAME'] ?? 'changeme@example.com';
  return rideAll(await new Api(url).signIn(username, env['LARDER_PASSWORD'] ?? 'MyPassword'), wish);
}

/** At a fresh instance, filled first. */
function rideAfresh(wish: ScrollWish): Promise<Ride[]> {
  return withInstance(async ({ larder }) => {
    await createAna(larder);
    const ana = await larder.signIn(ANA.username, ANA.password);
    const seeding = new Progress('Recipes', wish.recipes);
    await seedRecipes(ana, { count: wish.recipes, onDone: () => seeding.step() });
    ana.close();
    return rideAll(await new Api(larder.url).signIn(ANA.username, ANA.password), wish);
  });
}

async function rideAll(api: Api, wish: ScrollWish): Promise<Ride[]> {
  const { groupSlug } = (await api.get('/api/users/self')).body as { groupSlug: string }; // our own answer
  const { total } = (await api.get('/api/recipes?perPage=1')).body as { total: number };
  const path = `/g/${groupSlug}?orderBy=name`;
  const rides: Ride[] = [];
  try {
    for (const screen of SCREENS) {
      const scroll = await inWindow(api, screen, (page) => scrollHome(page, path, wish.seconds));
      rides.push({ ...scroll, ...screen, recipes: total, smoothness: smoothnessOf(scroll.moments) });
      if (wish.trace) await inWindow(api, screen, (page) => traced(page, screen.name, path, wish.seconds));
    }
  } finally {
    await closeBrowser();
  }
  return rides;
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
 * Scrolls once more and keeps what Chromium did meanwhile, for its own performance panel. Never while frames are counted:
 * the profiler within doubles what the page costs and halts it for up to 170 ms.
 */
async function traced(page: Page, name: string, path: string, seconds: number): Promise<void> {
  const browser = page.context().browser();
  mkdirSync(TRACES, { recursive: true });
  await browser?.startTracing(page, { path: join(TRACES, `scroll-${name}.json`) });
  try {
    await scrollHome(page, path, seconds);
  } finally {
    await browser?.stopTracing();
  }
}

async function writeDocument(rides: Ride[]): Promise<void> {
  const document = withReport(readFileSync(DOCUMENT, 'utf8'), markdownReport(rides, new Date()), 'bench:scroll');
  writeFileSync(DOCUMENT, await format(document, { parser: 'markdown', printWidth: 120 }));
}

/** What the arguments ask for. */
export function scrollWishOf(args: string[]): ScrollWish {
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
