import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** Installed, built or stored files, which are not sources. */
const EXCLUDED = /^data$|^test-results$|(?:^|\/)(?:\.[^/]*|node_modules|dist|coverage)$/;

/** The files below a folder whose names match, as paths from the root of the repository. */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return name.test(entry.name) ? path : [];
    return entry.isDirectory() && !EXCLUDED.test(path) ? filesIn(path, name) : [];
  });
}
