/** A rating as stars show it. */
export const inHalves = (rating: number): number => Math.round(rating * 2) / 2;
