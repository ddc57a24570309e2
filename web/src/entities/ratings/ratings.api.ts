import type { RatingSummary } from '@larder/contracts/recipe/rating';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';

/** The rating of a user; `rating` 0 removes it, absent fields are kept. */
export interface RecipeRating {
  userId: string;
  recipeId: string;
  isFavorite?: boolean;
  rating?: number;
}

const ownRatings = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRatings: build.query<RatingSummary[], void>({
      query: () => 'users/self/ratings',
      transformResponse: ({ ratings }: { ratings: RatingSummary[] }) => ratings,
      providesTags: ['Ratings'],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
      extraOptions: { outcomeToast: true },
    }),
  }),
});

/**
 * The ratings and favorites of the user; optimistic, rolled back when the request fails. Then they are also requested
 * again, since the rollbacks of several changes that fail do not add up.
 */
const ratingsApi = ownRatings.injectEndpoints({
  endpoints: (build) => ({
    setFavorite: build.mutation<unknown, RecipeRating & { isFavorite: boolean }>({
      query: ({ userId, recipeId, isFavorite }) => ({
        url: `users/${userId}/favorites/${recipeId}`,
        method: isFavorite ? 'POST' : 'DELETE',
      }),
      async onQueryStarted(rating, { dispatch, queryFulfilled }) {
        const patch = dispatch(patchOwnRatings(rating));
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: (_nothing, error) => [error ? 'Ratings' : 'FavoriteList'],
      // The request has the new state, not a toggle, so it can be retried.
      extraOptions: { retry: 'shortly', outcomeToast: true },
    }),
    rateRecipe: build.mutation<unknown, RecipeRating & { rating: number }>({
      query: ({ userId, recipeId, rating }) => ({
        url: `users/${userId}/ratings/${recipeId}`,
        method: 'POST',
        body: { rating, isFavorite: null },
      }),
      async onQueryStarted(rating, { dispatch, queryFulfilled }) {
        const patch = dispatch(patchOwnRatings(rating));
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: (_nothing, error, { recipeId }) =>
        error ? ['Ratings'] : [{ type: 'Recipe', id: recipeId }, 'RecipeList'],
      extraOptions: { retry: 'shortly', outcomeToast: true },
    }),
  }),
});

export const { useGetOwnRatingsQuery } = ownRatings;
export const { useSetFavoriteMutation, useRateRecipeMutation } = ratingsApi;
export const { setFavorite } = ratingsApi.endpoints;

/** Shows a rating before the server has responded. */
function patchOwnRatings({ recipeId, isFavorite, rating }: RecipeRating) {
  return ownRatings.util.updateQueryData('getOwnRatings', undefined, (ratings) => {
    const own = ratings.find((each) => each.recipeId === recipeId);
    if (own) Object.assign(own, isFavorite !== undefined && { isFavorite }, rating !== undefined && { rating });
    else ratings.push({ recipeId, isFavorite: isFavorite ?? false, rating: rating ?? null });
  });
}
