import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

type Outcome = Awaited<ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>>>;
type Call = (request: FetchArgs) => PromiseLike<Outcome> | Outcome;

/**
 * Changes a record that its path replaces as a whole: reads it right before, so that what another device has changed
 * since this one loaded it is kept.
 *
 * @param change computes the body from the current record
 */
export async function replaceCurrent<Current, Saved>(
  call: Call,
  request: Pick<FetchArgs, 'url' | 'params'>,
  change: (current: Current) => unknown,
): Promise<{ data: NonNullable<Saved> } | { error: FetchBaseQueryError }> {
  const current = await call(request);
  if (current.error) return { error: current.error };
  // The responses are not validated, as all of our own server.
  const { data, error } = await call({ url: request.url, method: 'PUT', body: change(current.data as Current) });
  return error ? { error } : { data: data as NonNullable<Saved> };
}
