import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { WriteOutcome, WriteQueue } from './write-queue.js';

/** The status of a write whose `If-Match` is not the current version. */
export const PRECONDITION_FAILED = 412;

/** An immediate write of an editor, and the queue it is sent by. */
export type QueuedWrite<Draft> = Draft & { writes: WriteQueue };

type Outcome = Awaited<ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>>>;
type Call = (request: FetchArgs) => PromiseLike<Outcome> | Outcome;

/** The header by which the server rejects a write after another user's change. */
export function ifMatch(etag: string | null): Record<string, string> {
  return etag ? { 'If-Match': etag } : {};
}

/** The ETag of a response. */
export function etagOf(meta: FetchBaseQueryMeta | undefined): string | null {
  return meta?.response?.headers.get('etag') ?? null;
}

/**
 * Sends an image or asset of the edited recipe. It overwrites no other fields, so it is sent even if another user has
 * saved; then no new ETag is used, so that saving the draft still detects the conflict.
 *
 * @param readBody loads what the response lacks, as a part of the write
 */
export function writeImmediately<Body>(
  call: Call,
  request: FetchArgs,
  writes: WriteQueue,
  readBody?: () => Promise<Body>,
): Promise<WriteOutcome<Body>> {
  return writes.run<Body>(async (expectedEtag) => {
    const guarded = await call({ ...request, headers: ifMatch(expectedEtag) });
    const isLate = guarded.error?.status === PRECONDITION_FAILED;
    const { data, error, meta } = isLate ? await call(request) : guarded;
    if (error) return { error };
    // Each path has its own response type, which one function cannot express.
    return { data: { body: readBody ? await readBody() : (data as Body), etag: isLate ? null : etagOf(meta) } };
  });
}
