import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The scripts of index.html, which are copied from `public` and delay the first paint. */
export const START_SCRIPTS = ['boot.js', 'early.js'] as const;

/** Minifies the scripts of index.html. */
export function startScripts(): Plugin {
  return {
    name: 'larder:start-scripts',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of START_SCRIPTS) {
        const file = join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
        if (errors.length > 0) this.error(`${name} cannot be minified: ${errors.map(({ message }) => message).join()}`);
        writeFileSync(file, code);
      }
    },
  };
}
