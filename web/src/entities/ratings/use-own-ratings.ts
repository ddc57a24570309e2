import type { RatingSummary } from '@larder/contracts/recipe/rating';
import { useOwnGroup } from '../session/use-session.js';
import { useGetOwnRatingsQuery } from './ratings.api.js';

const NONE: ReadonlyMap<string, RatingSummary> = new Map();
const byRecipe = new WeakMap<readonly RatingSummary[], ReadonlyMap<string, RatingSummary>>();

/** The ratings and favorites of the user by recipe id; undefined for visitors and until they are loaded. */
export function useOwnRatings(): ReadonlyMap<string, RatingSummary> | undefined {
  const ownGroup = useOwnGroup();
  const { data, isError } = useGetOwnRatingsQuery(undefined, { skip: !ownGroup });
  if (!ownGroup) return undefined;
  if (data) return mapOf(data);
  return isError ? NONE : undefined;
}

/** One map per response, shared by all components. */
function mapOf(ratings: readonly RatingSummary[]): ReadonlyMap<string, RatingSummary> {
  const cached = byRecipe.get(ratings);
  if (cached) return cached;
  const map = new Map(ratings.map((rating) => [rating.recipeId, rating]));
  byRecipe.set(ratings, map);
  return map;
}
