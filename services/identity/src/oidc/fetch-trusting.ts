import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';
import type { CustomFetch } from 'openid-client';
import { Agent, fetch } from 'undici';

/** A `fetch` that trusts the authorities in `file` beside the usual ones. */
export async function fetchTrusting(file: string): Promise<CustomFetch> {
  const ca = [...rootCertificates, await readFile(file, 'utf8')];
  const dispatcher = new Agent({ connect: { ca } });
  // Node's own types of fetch and the library's describe the same thing twice.
  return (url, options) => fetch(url, { ...options, dispatcher });
}
