/** The mean of all stars given; a rating of 0 is a removed one and not counted. Null without any. */
export function averageOf(ratings: (number | null)[]): number | null {
  const stars = ratings.filter((rating) => rating !== null && rating > 0) as number[];
  if (stars.length === 0) return null;
  return stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
}
