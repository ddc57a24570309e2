import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { nanoid } from '@reduxjs/toolkit';
import { isMarkedStored } from '../offline/stored-caches.js';
import { worksOffline } from '../offline/works-offline.js';
import { outage } from './outage.js';
import { outageOf, type OutageKind } from './outage-kind.js';
import { retryDelayMs } from './retry-delay.js';

/** How long a call is retried during an outage: until it ends, for a short time, or never. */
export type RetryMode = 'until-back' | 'shortly' | 'never';

export interface RetryOptions {
  /**
   * By default, reads are retried until the server is back, idempotent writes for a short time, other writes never. Reads
   * of an app that works offline are given up: the page says that it was not stored, and is loaded again when the server
   * is back.
   */
  retry?: RetryMode;
}

type Call<Options> = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, Options, FetchBaseQueryMeta>;
type Outcome = Awaited<ReturnType<Call<unknown>>>;

/** How long a write is retried `shortly`; after that the user decides. */
const SHORTLY_MS = 10_000;
/** A full disk lasts longer than a retry; the next write shows whether it is still full. */
const DISK_FULL_SHOWN_MS = 60_000;
/** Failed attempts after which a read is given up offline: some seconds, as short interruptions are awaited. */
const OFFLINE_ATTEMPTS = 5;
const DISK = 'disk';
const PROBE = 'probe';
const NOT_FOUND = 404;
/** Idempotent methods: their requests contain the id of the record and its new state. */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

/** Calls the server, retries safe calls while it is unavailable, and reports its state to `outage`. */
export function withRetries<Options extends RetryOptions | undefined>(call: Call<Options>): Call<Options> {
  return async (args, store, options) => {
    const method = methodOf(args);
    const retry = options?.retry ?? defaultRetry(store, method);
    const giveUpAt = retry === 'until-back' ? Infinity : Date.now() + SHORTLY_MS;
    const key = nanoid();
    const probe = () => call('app/about', { ...store, signal: NEVER_ABORTED }, options);
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await call(args, store, options);
      const kind = outageOf(outcome.error);
      if (!kind || store.signal.aborted) {
        outage.settle(key);
        if (!outcome.error && method !== 'GET') outage.settle(DISK);
        if (isStored(outcome)) keepWatching('unreachable', probe);
        return attempt > 0 ? withRetriedDelete(outcome, method) : outcome;
      }
      const delayMs = retryDelayMs(attempt, outcome.meta?.response?.headers.get('retry-after'));
      const isNotStored = kind === 'unreachable' && attempt + 1 >= OFFLINE_ATTEMPTS && isOfflineRead(store, options);
      if (retry === 'never' || kind === 'disk-full' || isNotStored || Date.now() + delayMs > giveUpAt) {
        keepWatching(kind, probe); // first: the end of the retries is not a recovery
        outage.settle(key);
        return outcome;
      }
      outage.report(key, kind);
      await outage.pause(delayMs, store.signal);
    }
  };
}

const NEVER_ABORTED = new AbortController().signal;

/** A 404 for a retried DELETE counts as success: the attempt without a response has deleted the record. */
function withRetriedDelete(outcome: Outcome, method: string): Outcome {
  if (method !== 'DELETE' || outcome.error?.status !== NOT_FOUND) return outcome;
  return { data: null, ...(outcome.meta && { meta: outcome.meta }) };
}

function defaultRetry({ type }: BaseQueryApi, method: string): RetryMode {
  if (type === 'query') return 'until-back';
  return IDEMPOTENT.includes(method) ? 'shortly' : 'never';
}

/** Whether the call reads what the service worker would have, if it was stored. */
function isOfflineRead({ type }: BaseQueryApi, options: RetryOptions | undefined): boolean {
  return type === 'query' && !options?.retry && worksOffline();
}

/** After a call that is not retried: the banner stays until the server responds again. */
function keepWatching(kind: OutageKind, probe: () => Outcome | PromiseLike<Outcome>): void {
  if (kind === 'disk-full') return showDiskFull();
  const isWatched = outage.isReported(PROBE);
  outage.report(PROBE, kind);
  if (!isWatched) void watch(probe);
}

let diskFullTimer: ReturnType<typeof setTimeout> | undefined;

function showDiskFull(): void {
  clearTimeout(diskFullTimer);
  outage.report(DISK, 'disk-full');
  diskFullTimer = setTimeout(() => outage.settle(DISK), DISK_FULL_SHOWN_MS);
}

async function watch(probe: () => Outcome | PromiseLike<Outcome>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await outage.pause(retryDelayMs(attempt));
    if (!outage.isReported(PROBE)) return;
    const outcome = await probe();
    const kind = isStored(outcome) ? 'unreachable' : outageOf(outcome.error);
    if (!kind) return outage.settle(PROBE);
    outage.report(PROBE, kind);
  }
}

function isStored({ meta }: Outcome): boolean {
  return meta?.response !== undefined && isMarkedStored(meta.response);
}

function methodOf(args: string | FetchArgs): string {
  return typeof args === 'string' ? 'GET' : (args.method ?? 'GET').toUpperCase();
}
