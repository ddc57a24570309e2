import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

export type Form = 'phone' | 'desktop';

/** The cost of one visit by Lighthouse; scores up to 100. */
export interface Cost {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** The transferred size, including headers. */
  scriptBytes: number;
  imageBytes: number;
}

interface Visit {
  url: string;
  form: Form;
  /** The session of the visitor; absent for an anonymous one. */
  token?: string | null;
}

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Lighthouse occasionally loses the trace of a visit. */
const ATTEMPTS = 3;

/** Opens a page in a fresh browser with an empty cache. Throws when the page cannot be loaded or measured. */
export async function visit(page: Visit): Promise<Cost> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(page);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function visitOnce({ url, form, token }: Visit): Promise<Cost> {
  const browser = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(
      url,
      {
        port: browser.port,
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
        ...(token && { extraHeaders: { cookie: `mealie.access_token=${token}` } }),
      },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return costOf(result.lhr);
  } finally {
    browser.kill();
  }
}

/** The used part of Lighthouse's result. */
export interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

/** The metrics of a result. */
export function costOf({ categories, audits }: Result): Cost {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: bytesOf(audits, 'Script'),
    imageBytes: bytesOf(audits, 'Image'),
  };
}

function bytesOf(audits: Result['audits'], type: string): number {
  // As documented for this Lighthouse audit.
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  const items = details?.items.filter(({ resourceType }) => resourceType === type) ?? [];
  return items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
