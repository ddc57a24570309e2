import type { Failure } from '../../api/call-problem.js';
import { statusOf } from '../../api/call-problem.js';

/** Why an import failed, as the middle part of the keys `new-recipe.problem-….title` and `.advice`. */
export type ImportProblem =
  'no-recipe' | 'connection' | 'timeout' | 'too-large' | 'too-many' | 'signed-out' | 'offline' | 'server';

/** What a failed import comes down to. */
export function importProblem(error: Failure): ImportProblem {
  if ('status' in error && error.status === 'FETCH_ERROR') return 'offline';
  switch (statusOf(error)) {
    case 400:
      return detailsOf(error) === 'CONNECTION_ERROR' ? 'connection' : 'no-recipe';
    case 422:
      return 'no-recipe';
    case 408:
    case 504:
      return 'timeout';
    case 413:
      return 'too-large';
    case 429:
      return 'too-many';
    case 401:
      return 'signed-out';
    default:
      return 'server';
  }
}

/** The literal of `{detail: {details: "…"}}`. */
function detailsOf(error: Failure): unknown {
  if (!('data' in error)) return undefined;
  const { detail } = (error.data ?? {}) as { detail?: { details?: unknown } };
  return detail?.details;
}
