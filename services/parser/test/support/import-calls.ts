import { ImportFromUrl, TestScrapeUrl, type Actor, type RequestInputOf } from '@larder/contracts';
import { aMember } from '@larder/testing';
import type { StartedParser } from './started-parser.js';

export const BAD_DATA = { code: 'parser.bad-recipe-data', kind: 'refused' };
export const NO_CONNECTION = { code: 'parser.connection-error', kind: 'refused' };
export const TOO_LATE = { code: 'parser.timed-out', kind: 'timeout' };

/** Imports of pages, and tests of them. */
export function importCalls(started: () => StartedParser) {
  const ana = aMember();
  return {
    fromUrl: (request: RequestInputOf<typeof ImportFromUrl>) =>
      started().parser.as(ana).request(ImportFromUrl, request),
    test: (url: string, actor: Actor | null = ana) => started().parser.as(actor).request(TestScrapeUrl, { url }),
  };
}
