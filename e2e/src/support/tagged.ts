import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Api } from './api.js';

const LOOK_MS = 100;

/** A response that its client may cache and revalidate. */
export interface Tagged {
  path: string;
  etag: string;
  body: unknown;
}

/** Whether a client may cache the response, but must revalidate it. */
export const isRevalidated = ({ headers }: Answer) => headers.get('cache-control') === 'private, no-cache';

/** A response with its tag: there is none until a write is complete everywhere. The test's timeout is the limit. */
export async function tagged(path: string, api: Api, headers: Record<string, string> = {}): Promise<Tagged> {
  for (;;) {
    const answer = await api.get(path, headers);
    const etag = answer.headers.get('etag');
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (etag && isRevalidated(answer)) return { path, etag, body: answer.body };
    await pause(LOOK_MS);
  }
}
