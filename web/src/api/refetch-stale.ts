import { api, type ApiDispatch, type ApiState } from './api.js';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/**
 * Fetches the data with these tags again, unless all of it was requested within the last `unchangedMs` milliseconds, in
 * which the server has seen no change.
 */
export function refetchStale(tags: Tags, unchangedMs: number) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    const state = getState();
    const unchangedSince = Date.now() - unchangedMs;
    const requestedAt = api.util
      .selectInvalidatedBy(state, tags)
      .map(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0);
    if (requestedAt.some((time) => time <= unchangedSince)) dispatch(api.util.invalidateTags(tags));
  };
}
