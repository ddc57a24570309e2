import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Api } from './api.js';

const LOOK_MS = 100;

/** An answer that its client may keep and ask for again. */
export interface Tagged {
  path: string;
  etag: string;
  body: unknown;
}

/** Whether a client may keep the answer, but use it only after asking. */
export const isRevalidated = ({ headers }: Answer) => headers.get('cache-control') === 'private, no-cache';

/** An answer with its tag: there is none as long as a write is not over everywhere. The limit is the test's. */
export async function tagged(path: string, api: Api, headers: Record<string, string> = {}): Promise<Tagged> {
  for (;;) {
    const answer = await api.get(path, headers);
    const etag = answer.headers.get('etag');
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (etag && isRevalidated(answer)) return { path, etag, body: answer.body };
    await pause(LOOK_MS);
  }
}
