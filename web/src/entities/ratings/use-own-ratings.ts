import type { RatingSummary } from '@larder/contracts/recipe/rating';
import { useOwnGroup } from '../session/use-session.js';
import { useGetOwnRatingsQuery } from './ratings.api.js';

const NONE: ReadonlyMap<string, RatingSummary> = new Map();
const byRecipe = new WeakMap<readonly RatingSummary[], ReadonlyMap<string, RatingSummary>>();

/** The reader's own stars and favourites by recipe id; undefined for visitors and until they are known. */
export function useOwnRatings(): ReadonlyMap<string, RatingSummary> | undefined {
  const ownGroup = useOwnGroup();
  const { data, isError } = useGetOwnRatingsQuery(undefined, { skip: !ownGroup });
  if (!ownGroup) return undefined;
  return data ? mapOf(data) : isError ? NONE : undefined;
}

/** One map per answer, however many parts of the page ask. */
function mapOf(ratings: readonly RatingSummary[]): ReadonlyMap<string, RatingSummary> {
  const cached = byRecipe.get(ratings);
  if (cached) return cached;
  const map = new Map(ratings.map((rating) => [rating.recipeId, rating]));
  byRecipe.set(ratings, map);
  return map;
}
