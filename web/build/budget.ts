import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksIn, FIRST_PAGES, scriptsOf } from './first-load.ts';

/**
 * Budget of compressed script for the first load of each first page, in bytes: one second on a slow phone connection.
 */
export const MAX_SCRIPT_BYTES = 200_000;

/** Fails the build when a first page needs more script than its budget, and prints the size of each. */
export function budget(): Plugin {
  return {
    name: 'larder:budget',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const chunks = chunksIn(bundle);
      const sizes = Object.entries(FIRST_PAGES).map(([name, page]) => ({
        name,
        bytes: scriptsOf(page, chunks).reduce((sum, file) => sum + compressedBytes(join(dir, file)), 0),
      }));
      const text = sizes.map(({ name, bytes }) => `${name} ${Math.round(bytes / 1000)} KB`).join(', ');
      if (sizes.some(({ bytes }) => bytes > MAX_SCRIPT_BYTES))
        this.error(`The first load needs more than ${MAX_SCRIPT_BYTES / 1000} KB of compressed script: ${text}.`);
      this.info(`first load, compressed script: ${text}`);
    },
  };
}

function compressedBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
