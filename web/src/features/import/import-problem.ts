import type { Failure } from '../../api/call-problem.js';
import { responseStatusOf } from '../../api/call-problem.js';

/** The reason of a failed import, as the middle part of the keys `new-recipe.problem-….title` and `.advice`. */
export type ImportProblem =
  | 'no-recipe'
  | 'connection'
  | 'timeout'
  | 'too-large'
  | 'too-many'
  | 'signed-out'
  | 'offline'
  | 'server'
  | 'zip'
  | 'image';

/** The reason of a failed import. */
export function importProblem(error: Failure): ImportProblem {
  if ('status' in error && error.status === 'FETCH_ERROR') return 'offline';
  switch (responseStatusOf(error)) {
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

/** The same for an archive: an unreadable archive is a wrong file, not a page without a recipe. */
export function zipProblem(error: Failure): ImportProblem {
  const problem = importProblem(error);
  return problem === 'no-recipe' ? 'zip' : problem;
}

/** The same for images. */
export function imageProblem(error: Failure): ImportProblem {
  const problem = importProblem(error);
  return problem === 'no-recipe' ? 'image' : problem;
}

/** Whether the user canceled: then no error is shown. */
export function wasCanceled(error: Failure): boolean {
  return 'name' in error && error.name === 'AbortError';
}

/** The value of `{detail: {details: "…"}}`. */
function detailsOf(error: Failure): unknown {
  if (!('data' in error)) return undefined;
  const { detail } = (error.data ?? {}) as { detail?: { details?: unknown } };
  return detail?.details;
}
