import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The element of the page that its relative URLs are resolved against. */
const BASE = '<base href="/" />';

/** The page of the web application for this base path; null when it has not been built. */
export function readPageFile(folder: string, basePath: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8').replace(BASE, `<base href="${basePath}/" />`) : null;
}
