import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { ForeignSite, startTestService, type TestService } from '@larder/testing';
import { parserService } from '../../src/index.js';
import { FakeRecipeService } from './fake-recipe-service.js';

/** The parser with its environment: a foreign site on this machine, an object store, a fake recipe service. */
export interface StartedParser {
  parser: TestService;
  recipes: FakeRecipeService;
  site: ForeignSite;
  store: ObjectStore;
  stop(): Promise<void>;
}

/** Starts it; pages of the site can be fetched unless `env` says otherwise. */
export async function startParser(env: Record<string, string> = {}): Promise<StartedParser> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-parser-'));
  const site = await ForeignSite.open();
  const settings = { EGRESS_ALLOWLIST: 'localhost', DATA_DIR: folder, ...env };
  const parser = await startTestService(parserService, { env: settings });
  const store = objectStoreFrom({ NAMESPACE: parser.namespace, DATA_DIR: folder });
  const recipes = await FakeRecipeService.start(parser, store);
  const stop = async () => {
    await parser.stop();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { parser, recipes, site, store, stop };
}

/** The keys of everything in the store. */
export async function keysIn(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

/** A page with a recipe in JSON-LD. */
export function recipePage(recipe: object = {}): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Pea soup',
    recipeYield: '4',
    recipeIngredient: ['500 g peas', '1 onion'],
    recipeInstructions: ['Cook.', 'Serve.'],
    ...recipe,
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
}

/** An image of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
