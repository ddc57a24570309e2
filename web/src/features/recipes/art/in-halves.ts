/** A rating rounded to half stars. */
export const inHalves = (rating: number): number => Math.round(rating * 2) / 2;
