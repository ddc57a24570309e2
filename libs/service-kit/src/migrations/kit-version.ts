import { readFileSync } from 'node:fs';

const manifest = new URL('../../package.json', import.meta.url);

/** The version of the kit, which is that of the product. */
export const KIT_VERSION = String((JSON.parse(readFileSync(manifest, 'utf8')) as { version: unknown }).version);
