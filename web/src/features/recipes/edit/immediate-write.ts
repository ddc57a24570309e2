import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

const CHANGED_MEANWHILE = 412;

/** Something to be sent, with the mark of the version that the editor began from. */
export type Versioned<Draft> = Draft & { etag: string | null };

/** What the server said, and the mark of the version that came of it; null when another user's change is in it, too. */
export interface VersionedAnswer<Answer> {
  answer: Answer;
  etag: string | null;
}

type Outcome = Awaited<ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>>>;
type Call = (request: FetchArgs) => PromiseLike<Outcome> | Outcome;

/** The header with which a write is refused once another user has saved. */
export function ifMatch(etag: string | null): Record<string, string> {
  return etag ? { 'If-Match': etag } : {};
}

/** The mark of the version an answer is about. */
export function etagOf(meta: FetchBaseQueryMeta | undefined): string | null {
  return meta?.response?.headers.get('etag') ?? null;
}

/**
 * Sends an image or a file of a recipe that is being edited. It overwrites nothing, so it goes through even if
 * another user has saved; then it brings no new mark, so that saving the words still finds what they did.
 */
export async function writeImmediately<Answer>(
  call: Call,
  request: FetchArgs,
  etag: string | null,
): Promise<{ data: VersionedAnswer<Answer> } | { error: FetchBaseQueryError }> {
  const guarded = await call({ ...request, headers: ifMatch(etag) });
  const isLate = guarded.error?.status === CHANGED_MEANWHILE;
  const { data, error, meta } = isLate ? await call(request) : guarded;
  if (error) return { error };
  // The contract says what each path answers; one function for all cannot.
  return { data: { answer: data as Answer, etag: isLate ? null : etagOf(meta) } };
}
