import type { TFunction } from 'i18next';
import { shortDuration } from '../../../shared/text/short-duration.js';
import { roundToHalf } from '../ratings/round-to-half.js';

/** The labels of a card. */
export interface CardLabels {
  menuOf: (name: string) => string;
  addToFavorites: (name: string) => string;
  removeFromFavorites: (name: string) => string;
  /** The number of stars, in halves. */
  stars: (rating: number) => string;
  /** The average rating, from 0 to 5 stars. */
  rated: (rating: number) => string;
  ratedByYou: (rating: number) => string;
  /** The total time, abbreviated if possible. */
  time: (totalTime: string) => string;
}

/** A placeholder for the value, which no text contains. */
const GAP = '\uFFFC';

/** The labels of all cards in one language, created once: creating them per card costs as much as rendering it. */
export function cardLabels(t: TFunction, language: string): CardLabels {
  const number = new Intl.NumberFormat(language);
  const stars = (rating: number) => number.format(roundToHalf(rating));
  const rated = gapped(t('recipe.rated', { rating: GAP }));
  const ratedByYou = gapped(t('recipe.rated-by-you', { rating: GAP }));
  return {
    menuOf: gapped(t('recipe.more-for', { name: GAP })),
    addToFavorites: gapped(t('recipe.add-to-favorites', { name: GAP })),
    removeFromFavorites: gapped(t('recipe.remove-from-favorites', { name: GAP })),
    stars,
    rated: (rating) => rated(stars(rating)),
    ratedByYou: (rating) => ratedByYou(stars(rating)),
    time: shortDuration(language),
  };
}

const gapped = (sentence: string) => (filling: string) => sentence.replaceAll(GAP, () => filling);
