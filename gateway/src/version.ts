import { readFileSync } from 'node:fs';

const manifest = new URL('../package.json', import.meta.url);

/** This product's own version. */
export const VERSION = String((JSON.parse(readFileSync(manifest, 'utf8')) as { version: unknown }).version);
