import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, type ApiDispatch, type ApiState } from '../../api/api.js';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/**
 * Fetches the data with these tags again, unless all of it was requested within the last `unchangedMs` milliseconds, in
 * which the server has seen no change. After a failed request the data on screen may be those of an earlier one.
 */
export function refetchStale(tags: Tags, unchangedMs: number) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    const state = getState();
    const unchangedSince = Date.now() - unchangedMs;
    const requestedAt = api.util
      .selectInvalidatedBy(state, tags)
      .map(({ queryCacheKey }) => state.api.queries[queryCacheKey])
      .map((query) => (query?.status !== QueryStatus.rejected && query?.startedTimeStamp) || 0);
    if (requestedAt.some((time) => time <= unchangedSince)) dispatch(api.util.invalidateTags(tags));
  };
}
