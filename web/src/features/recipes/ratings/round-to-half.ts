/** Rounds a rating to half stars. */
export const roundToHalf = (rating: number): number => Math.round(rating * 2) / 2;
