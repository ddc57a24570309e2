import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { PAGE_USER_HEADER } from '@larder/contracts/identity/sign-in/page-user';
import { i18n } from '../../shared/i18n/i18n.js';
import { pageUserId } from './page-user.js';
import { signInAgain } from './sign-in-again.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { basePath } from '../../shared/urls/base-path.js';
import { fetchUnlessEarly } from './early-responses.js';
import { outageOf } from '../../shared/outage/outage-kind.js';
import { withRetries, type RetryOptions } from '../../shared/outage/with-retries.js';
import { writeParams, type QueryParams } from '../list-params.js';
import { toastFor, type CallOutcome } from './toast-rule.js';

/** The `extraOptions` of an endpoint. */
export interface CallOptions extends RetryOptions {
  /**
   * Shows the server's message, or that a write failed, as a toast. Without it the caller shows the outcome, as
   * `useSave` and `PageMessage` do.
   */
  outcomeToast?: boolean;
  /** The caller keeps the change during an outage, and sends it later: no toast says that it was not saved. */
  keptOffline?: boolean;
  /** A 401 is an expected response, not the end of the session. */
  allowUnauthenticated?: boolean;
}

export type CallError = FetchBaseQueryError;

const call = withRetries<CallOptions>(
  fetchBaseQuery({
    baseUrl: `${basePath()}api`,
    // RTK Query always passes a `Request`.
    fetchFn: (request) => fetchUnlessEarly(request as Request),
    credentials: 'same-origin', // the session is an HttpOnly cookie, which scripts cannot read
    paramsSerializer: (params: QueryParams) => writeParams(params),
    prepareHeaders: (headers, { getState, type, extraOptions }) => {
      headers.set('Accept-Language', i18n.language);
      const userId = pageUserId(getState());
      const isWrite = type === 'mutation' && !(extraOptions as CallOptions | undefined)?.allowUnauthenticated;
      if (isWrite && userId) headers.set(PAGE_USER_HEADER, userId);
    },
  }),
);

/** Calls the server in the user's language; shows the outcome as a toast if the endpoint requests it. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  store,
  options,
) => {
  let answer = await call(args, store, options);
  if (answer.error?.status === 401 && !options?.allowUnauthenticated && (await signInAgain.request())) {
    answer = await call(args, store, options);
  }
  const outcome = outcomeOf(args, answer);
  const isKept = options?.keptOffline && outcome.outage && outcome.outage !== 'disk-full';
  const toast = options?.outcomeToast && !isKept ? toastFor(outcome) : null;
  if (toast && !store.signal.aborted) store.dispatch(showToast(toast));
  return answer;
};

function outcomeOf(args: string | FetchArgs, { error, data }: Awaited<ReturnType<typeof call>>): CallOutcome {
  const method = typeof args === 'string' ? 'GET' : (args.method ?? 'GET');
  return { write: method !== 'GET', ok: !error, outage: outageOf(error), body: error ? error.data : data };
}
